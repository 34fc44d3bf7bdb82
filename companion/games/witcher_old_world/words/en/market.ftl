# Who took nothing from the market, and could have.
wrote-went-without = { $who } took no new card this time, though one was within reach; so the table ruled.
