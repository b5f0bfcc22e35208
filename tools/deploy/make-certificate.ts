import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { der, derId, derTime } from "./der.ts";

export type Certificate = { key: string; cert: string };

const ECDSA_SHA256 = der("sequence", derId("1.2.840.10045.4.3.2"));
const DAY_MS = 86_400_000;

/** A new key and a certificate for these hosts, which signs itself: who trusts it trusts nobody else. */
export function makeCertificate(hosts: readonly string[], now = new Date()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = der("sequence", der("set", der("sequence", derId("2.5.4.3"), der("text", Buffer.from(hosts[0] ?? "")))));
  const valid = der("sequence", derTime(new Date(now.getTime() - DAY_MS)), derTime(new Date(now.getTime() + DAY_MS)));
  const alternatives = hosts.map((host) => der(0x82, Buffer.from(host)));
  const extensions = der(
    "sequence",
    der("sequence", derId("2.5.29.17"), der("bytes", der("sequence", ...alternatives))),
    der("sequence", derId("2.5.29.19"), TRUE, der("bytes", der("sequence", TRUE))),
  );
  const body = der(
    "sequence",
    der(0xa0, der("integer", Buffer.from([2]))),
    der("integer", Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ...[ECDSA_SHA256, name, valid, name],
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, extensions),
  );
  const signature = der("bits", Buffer.from([0]), sign("sha256", body, privateKey));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: pem(der("sequence", body, ECDSA_SHA256, signature)),
  };
}

const TRUE = der("boolean", Buffer.from([0xff]));

function pem(bytes: Buffer): string {
  const lines = bytes.toString("base64").replace(/.{64}/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
