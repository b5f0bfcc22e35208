import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { der, objectId, sequence, tags } from "#api/document/onboard/der.ts";

export type Certificate = { key: string; cert: string };

const ECDSA_SHA256 = sequence(objectId("1.2.840.10045.4.3.2"));
const BOOLEAN = 0x01;
const DNS_NAME = 0x82;
const DAY_MS = 86_400_000;

/**
 * A new key and a certificate for these hosts, which signs itself: who trusts it trusts nobody else. It is valid by the
 * clock of the machine, as TLS asks for, and not by one that a test has moved.
 */
export function makeCertificate(hosts: readonly string[]): Certificate {
  const now = performance.timeOrigin + performance.now();
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(
    der(tags.set, sequence(objectId("2.5.4.3"), der(tags.utf8String, Buffer.from(hosts[0] ?? "")))),
  );
  const valid = sequence(derTime(new Date(now - DAY_MS)), derTime(new Date(now + DAY_MS)));
  const alternatives = hosts.map((host) => der(DNS_NAME, Buffer.from(host)));
  const extensions = sequence(
    sequence(objectId("2.5.29.17"), der(tags.octetString, sequence(...alternatives))),
    sequence(objectId("2.5.29.19"), TRUE, der(tags.octetString, sequence(TRUE))),
  );
  const body = sequence(
    der(0xa0, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ...[ECDSA_SHA256, name, valid, name],
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, extensions),
  );
  const signature = der(tags.bitString, Buffer.from([0]), sign("sha256", body, privateKey));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: pem(sequence(body, ECDSA_SHA256, signature)),
  };
}

const TRUE = der(BOOLEAN, Buffer.from([0xff]));

function pem(bytes: Buffer): string {
  const lines = bytes.toString("base64").replace(/.{64}/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines.trimEnd()}\n-----END CERTIFICATE-----\n`;
}

/** An instant as `YYMMDDHHMMSSZ`. */
function derTime(at: Date): Buffer {
  const text = at.toISOString().replace(/[-:T]|\.\d+/g, "");
  return der(tags.utcTime, Buffer.from(text.slice(2)));
}
