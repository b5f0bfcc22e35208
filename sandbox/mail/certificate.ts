import { createPublicKey, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isIPv4 } from "node:net";
import { BIT_STRING, der, INTEGER, OCTET_STRING, SEQUENCE, SET, UTC_TIME, UTF8_STRING } from "../der.ts";

/** Names under which the sandbox is reached. */
const names = (process.env.SANDBOX_HOST_NAMES ?? "localhost,127.0.0.1").split(",").map((name) => name.trim());

/** Tags that mean something only where they are. */
const DNS_NAME = 0x82;
const IP_ADDRESS = 0x87;
const field = (index: number) => 0xa0 + index;

/** Object identifiers as DER. */
const ECDSA_WITH_SHA256 = Buffer.from("06082a8648ce3d040302", "hex");
const COMMON_NAME = Buffer.from("0603550403", "hex");
const SUBJECT_ALT_NAME = Buffer.from("0603551d11", "hex");
const BASIC_CONSTRAINTS = Buffer.from("0603551d13", "hex");
const TRUE = Buffer.from("0101ff", "hex");

/** Valid at every moment at which a test or a demo runs. */
const VALID_FROM = "200101000000Z";
const VALID_UNTIL = "491231235959Z";

export type Certificate = { key: string; cert: string };

/** A key and a certificate that signs itself (RFC 5280), new with each start. Whoever trusts it verifies our names. */
export function newCertificate(): Certificate {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = der(SEQUENCE, ECDSA_WITH_SHA256);
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from(names[0] ?? "")))));
  const signed = der(
    SEQUENCE,
    der(field(0), der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    name,
    der(SEQUENCE, der(UTC_TIME, Buffer.from(VALID_FROM)), der(UTC_TIME, Buffer.from(VALID_UNTIL))),
    name,
    createPublicKey(privateKey).export({ type: "spki", format: "der" }),
    der(field(3), der(SEQUENCE, altNames(), isAuthority())),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", signed, privateKey)]);
  const whole = der(SEQUENCE, signed, algorithm, der(BIT_STRING, signature));
  const lines = whole.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.trimEnd()}\n-----END CERTIFICATE-----\n`,
  };
}

function altNames(): Buffer {
  const each = names.map((name) =>
    isIPv4(name) ? der(IP_ADDRESS, Buffer.from(name.split(".").map(Number))) : der(DNS_NAME, Buffer.from(name)),
  );
  return der(SEQUENCE, SUBJECT_ALT_NAME, der(OCTET_STRING, der(SEQUENCE, ...each)));
}

function isAuthority(): Buffer {
  return der(SEQUENCE, BASIC_CONSTRAINTS, TRUE, der(OCTET_STRING, der(SEQUENCE, TRUE)));
}
