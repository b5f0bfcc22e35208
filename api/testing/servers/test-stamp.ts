import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { der, objectId, sequence, tags } from "#api/document/onboard/der.ts";

const ECDSA_SHA256 = "1.2.840.10045.4.3.2";
const COMMON_NAME = "2.5.4.3";
const VERSION_3 = Buffer.from([2]);
const SERIAL = Buffer.from([42]);

/** Settings of phase 2 with a fresh key and a certificate that it signed itself. */
export function testStamp() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "secp256k1" });
  return {
    E_INVOICE_PHASE: "2",
    E_INVOICE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    E_INVOICE_CERTIFICATE: selfSigned(privateKey, publicKey).toString("base64"),
    E_INVOICE_SECRET: "a-secret-of-the-sandbox",
  };
}

function selfSigned(privateKey: KeyObject, publicKey: KeyObject): Buffer {
  const algorithm = sequence(objectId(ECDSA_SHA256));
  const name = sequence(der(tags.set, sequence(objectId(COMMON_NAME), der(tags.utf8String, Buffer.from("Sandbox")))));
  const timeOf = (text: string) => der(tags.utcTime, Buffer.from(text));
  const content = sequence(
    der(0xa0, der(tags.integer, VERSION_3)),
    der(tags.integer, SERIAL),
    algorithm,
    name,
    sequence(timeOf("250101000000Z"), timeOf("490101000000Z")),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(tags.bitString, Buffer.from([0]), sign("sha256", content, privateKey));
  return sequence(content, algorithm, signature);
}
