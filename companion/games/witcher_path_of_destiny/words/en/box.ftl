# Kinds of cards and boards that are learned of the box.

learned-card = Action cards
learned-board = Player boards
learned-side_quest = Side quests
learned-automa = Automa boards
learned-effort = Extra effort cards
learned-objective = Hidden objectives
learned-alliance = Alliance cards
learned-story_spread = Choices of the printed stories
learned-story_bonuses = Pages of the printed stories
learned-solo_note = Solo rules of the stories
fact-magic = Magic
fact-diplomacy = Diplomacy
fact-exploration = Exploration
fact-combat = Combat
fact-condition_symbol = Symbol of the condition
fact-condition_colour = Colour of the condition
fact-result_symbol = Symbol of the result
