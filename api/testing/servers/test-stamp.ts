import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

const ECDSA_SHA256 = "06082a8648ce3d040302";
const COMMON_NAME = "0603550403";

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
  const algorithm = sequence(hex(ECDSA_SHA256));
  const name = sequence(der(0x31, sequence(hex(COMMON_NAME), der(0x0c, Buffer.from("Sandbox")))));
  const content = sequence(
    der(0xa0, der(0x02, hex("02"))),
    der(0x02, hex("2a")),
    algorithm,
    name,
    sequence(der(0x17, Buffer.from("250101000000Z")), der(0x17, Buffer.from("490101000000Z"))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = sign("sha256", content, privateKey);
  return sequence(content, algorithm, der(0x03, Buffer.concat([hex("00"), signature])));
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function der(tag: number, content: Buffer): Buffer {
  const long = content.length > 255 ? [0x82, content.length >> 8, content.length & 255] : [0x81, content.length];
  return Buffer.concat([Buffer.from([tag, ...(content.length < 128 ? [content.length] : long)]), content]);
}

function hex(text: string): Buffer {
  return Buffer.from(text, "hex");
}
