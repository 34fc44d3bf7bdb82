"""Certificates: by what a device of the household knows that it speaks with this machine, and that nobody listens in.

No authority of the world vouches for a machine at home. So this installation has an authority of its own, which a
device is told to trust once; by it a certificate is made for the machine's addresses of the day, and made anew whenever
they change. The authority is bound to names that exist only within a household: whoever trusts it gives no power over
anything else, not even to somebody who steals its key.
"""

from __future__ import annotations

import ipaddress
import logging
import os
import re
import socket
import ssl
import tempfile
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import ifaddr
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from ..core.message import Message, say

EARLY = timedelta(days=2)  # what begins does so before it is made: a clock in a wrong time zone is off by 26 hours
OF_AUTHORITY = timedelta(days=3650)
OF_SERVER = timedelta(days=397)  # altogether; devices refuse certificates of servers that are to hold for much longer
SOON = timedelta(days=30)  # before what runs out is made anew
LOOKED_AFTER = 4.0  # seconds between two looks at the addresses and the clock
DOMAINS = ("local", "localhost")  # each with all names below it
NETWORKS = tuple(
    ipaddress.ip_network(network)
    for network in (
        "127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16",
        "::1/128", "fc00::/7", "fe80::/10",
    )
)  # fmt: skip
ALWAYS = ("localhost", "127.0.0.1", "::1", "kronikar.local")
_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?", re.ASCII)
log = logging.getLogger(__name__)


def own_names() -> list[str]:
    """The names and addresses under which a device of the household may find this machine at the moment."""
    label = socket.gethostname().partition(".")[0].lower()
    found = [*ALWAYS, *([f"{label}.local"] if _LABEL.fullmatch(label) else [])]
    for adapter in ifaddr.get_adapters():
        found += [ip.ip if isinstance(ip.ip, str) else ip.ip[0] for ip in adapter.ips]
    return found


def clock() -> datetime:
    """What this machine takes for the time."""
    return datetime.now(UTC)


def _general_name(name: str) -> x509.GeneralName | None:
    """A name or an address as a certificate has it; None for one that our authority may not vouch for."""
    try:
        address = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        name = name.lower().rstrip(".")
        labels = name.split(".")
        fits = labels[-1] in DOMAINS and all(_LABEL.fullmatch(label) for label in labels)
        return x509.DNSName(name) if fits else None
    return x509.IPAddress(address) if any(address in network for network in NETWORKS) else None


def _general_names(names: Iterable[str]) -> set[x509.GeneralName]:
    return {name for name in map(_general_name, (*ALWAYS, *names)) if name is not None}


def _key_usage(*, authority: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not authority,
        key_cert_sign=authority,
        crl_sign=authority,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _named(common_name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, common_name)])


def _pem(key: ec.EllipticCurvePrivateKey, certificate: x509.Certificate) -> bytes:
    """A key and its certificate as one file: a file is there or not, and two of them need not fit together."""
    kind = serialization.PrivateFormat.PKCS8
    secret = key.private_bytes(serialization.Encoding.PEM, kind, serialization.NoEncryption())
    return secret + certificate.public_bytes(serialization.Encoding.PEM)


def _of_pem(text: bytes) -> tuple[ec.EllipticCurvePrivateKey, x509.Certificate]:
    """The key and the certificate of such a file; ValueError for what is neither, or does not belong together."""
    try:
        key = serialization.load_pem_private_key(text, None)
        certificate = x509.load_pem_x509_certificate(text)
    except (TypeError, ValueError) as error:
        raise ValueError(str(error)) from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.public_key() != certificate.public_key():
        raise ValueError("the key is not that of the certificate")
    return key, certificate


def _write(file: Path, content: bytes) -> None:
    """Put a file with a secret in its place: whole or not at all, and nobody else's to read."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(dir=file.parent, prefix=file.name)  # mode 0600, where the system has modes
    try:
        with os.fdopen(handle, "wb") as target:
            target.write(content)
            target.flush()
            os.fsync(target.fileno())
        os.replace(beside, file)
    except OSError:
        with suppress(OSError):
            os.unlink(beside)
        raise


@dataclass(frozen=True)
class Authority:
    """This installation's own certificate authority, the one thing that a device is asked to trust."""

    key: ec.EllipticCurvePrivateKey
    certificate: x509.Certificate

    @classmethod
    def begun(cls, host: str, now: datetime) -> Authority:
        """A new one; its name says whose it is, and by four letters of its key which of several."""
        key = ec.generate_private_key(ec.SECP256R1())
        identifier = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
        name = _named(f"Kronikář – {host[:40] or 'localhost'} · {identifier.digest[:2].hex().upper()}")
        permitted = [*map(x509.DNSName, DOMAINS), *map(x509.IPAddress, NETWORKS)]
        certificate = (
            x509.CertificateBuilder(issuer_name=name, subject_name=name, public_key=key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - EARLY)
            .not_valid_after(now - EARLY + OF_AUTHORITY)
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .add_extension(_key_usage(authority=True), critical=True)
            .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
            .add_extension(x509.NameConstraints(permitted_subtrees=permitted, excluded_subtrees=None), critical=True)
            .add_extension(identifier, critical=False)
            .sign(key, hashes.SHA256())
        )
        return cls(key, certificate)

    @classmethod
    def read(cls, text: bytes) -> Authority:
        """The authority of a file; ValueError where it is damaged or something else."""
        key, certificate = _of_pem(text)
        try:
            constraints = certificate.extensions.get_extension_for_class(x509.BasicConstraints).value
        except x509.ExtensionNotFound as error:
            raise ValueError(str(error)) from error
        if not constraints.ca:
            raise ValueError("not an authority")
        return cls(key, certificate)

    @property
    def name(self) -> str:
        """What devices call it in their lists of what they trust."""
        return str(self.certificate.subject.get_attributes_for_oid(NameOID.COMMON_NAME)[0].value)

    @property
    def fingerprint(self) -> str:
        """Its SHA-256 in sixteen groups of four, by which people compare what their device shows them."""
        digest = self.certificate.fingerprint(hashes.SHA256()).hex().upper()
        return " ".join(digest[at : at + 4] for at in range(0, len(digest), 4))

    @property
    def file(self) -> bytes:
        """Its certificate as devices take it in (DER); never its key."""
        return self.certificate.public_bytes(serialization.Encoding.DER)

    @property
    def begins(self) -> datetime:
        """Since when it holds."""
        return self.certificate.not_valid_before_utc

    @property
    def ends(self) -> datetime:
        """Until when it holds."""
        return self.certificate.not_valid_after_utc

    def vouch(self, names: Iterable[str], now: datetime) -> bytes:
        """A key and a certificate for a server of these names, as a file; those of no household are left out.

        Where this machine's clock has gone back since the authority began, it holds from there: the clocks that count
        are those of the devices.
        """
        key = ec.generate_private_key(ec.SECP256R1())
        begins = max(now - EARLY, self.begins)
        identifier = self.certificate.extensions.get_extension_for_class(x509.SubjectKeyIdentifier).value
        known = sorted(_general_names(names), key=lambda name: (not isinstance(name, x509.DNSName), str(name.value)))
        certificate = (
            x509.CertificateBuilder(issuer_name=self.certificate.subject, subject_name=_named("Kronikář"))
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(begins)
            .not_valid_after(min(begins + OF_SERVER, self.ends))
            .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
            .add_extension(_key_usage(authority=False), critical=True)
            .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
            .add_extension(x509.SubjectAlternativeName(known), critical=False)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
            .add_extension(x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(identifier), critical=False)
            .sign(self.key, hashes.SHA256())
        )
        return _pem(key, certificate)

    def vouches(self, text: bytes, names: Iterable[str], now: datetime) -> bool:
        """Whether a server's file is by this authority, for all these names, and will hold for a while."""
        try:
            certificate = _of_pem(text)[1]
            certificate.verify_directly_issued_by(self.certificate)
            known = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        except (ValueError, TypeError, InvalidSignature, x509.ExtensionNotFound):
            return False
        if certificate.not_valid_before_utc > max(now, self.begins):  # this machine's clock was ahead when it was made
            return False
        return _general_names(names) <= set(known) and now + SOON < certificate.not_valid_after_utc


class Certificates:
    """What lies in the folder `https` of an installation, kept in order without anybody's doing.

    `context` is what a new connection is secured with; another one takes its place when the certificate does.
    `told` hears what people must know of it.
    """

    context: ssl.SSLContext
    authority: Authority

    def __init__(
        self,
        folder: Path,
        names: Callable[[], Iterable[str]] = own_names,
        now: Callable[[], datetime] = clock,
        told: Callable[[Message], None] = lambda message: None,
    ) -> None:
        self.folder = folder
        self.names = names
        self.now = now
        self.told = told
        self._looking = threading.Lock()
        self._known: Authority | None = None
        self._serving = b""
        self.look()

    def look(self) -> None:
        """Make what is missing, damaged, about to run out or for other addresses; OSError where nothing can be kept."""
        with self._looking:
            now, names = self.now(), list(self.names())
            authority = self._authority(now)
            file = self.folder / "server.pem"
            text = self._serving or self._read(file) or b""
            if not authority.vouches(text, names, now):
                text = authority.vouch(names, now)
            if text != self._serving:
                _write(file, text)
                self.context = _context(file)
                self._serving = text

    def _authority(self, now: datetime) -> Authority:
        file, why = self.folder / "authority.pem", "https-begun"
        authority = self._known
        if authority is None and (text := self._read(file)) is not None:
            try:
                authority = Authority.read(text)
            except ValueError as error:
                log.info("%s: %s", file, error)
                why = "https-damaged"
        if authority is not None and now + SOON >= authority.ends:
            authority, why = None, "https-ran-out"
        if authority is None:
            authority = Authority.begun(socket.gethostname().partition(".")[0], now)
            _write(file, _pem(authority.key, authority.certificate))
            self.told(say(why, name=authority.name))
        elif self._known is None and now < authority.begins:
            self.told(say("https-clock", folder=str(self.folder), begins=f"{authority.begins:%Y-%m-%d}"))
        self._known = self.authority = authority
        return authority

    def _read(self, file: Path) -> bytes | None:
        """A file's content; None where there is none. One that may not be read is no reason to make another."""
        try:
            with suppress(OSError):
                file.chmod(0o600)  # it may have been copied by somebody who lets everybody read
            return file.read_bytes()
        except FileNotFoundError:
            return None


def _context(file: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.options |= ssl.OP_NO_RENEGOTIATION
    context.set_alpn_protocols(["http/1.1"])
    context.load_cert_chain(file)
    return context


class Renewal:
    """Looks after certificates as long as the app is served."""

    def __init__(self, certificates: Certificates, every: float = LOOKED_AFTER) -> None:
        self.certificates = certificates
        self.every = every
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="certificates", daemon=True)

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def stop(self) -> None:
        """Look no more."""
        self._stopped.set()
        self._thread.join(5)

    def _run(self) -> None:
        while not self._stopped.wait(self.every):
            try:
                self.certificates.look()
            except Exception:  # whatever it is, what was made before goes on
                log.exception("the certificate could not be made anew")
