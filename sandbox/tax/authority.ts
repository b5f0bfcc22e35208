import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign, verify } from "node:crypto";
import { sandboxNow } from "../clock.ts";
import { BIT_STRING, der, INTEGER, OBJECT_ID, readDer, SEQUENCE, SET, UTC_TIME, UTF8_STRING } from "../der.ts";

const CURVE = "secp256k1";
const ECDSA_SHA256 = Buffer.from("06082a8648ce3d040302", "hex");
const DOMAIN_COMPONENT = Buffer.from("0992268993f22c640119", "hex");
const COMMON_NAME = Buffer.from("550403", "hex");
const VALID_YEARS = 5;

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: CURVE });

/** The public key with which the authority's stamps are checked. */
export const authorityKey: Buffer = publicKey.export({ type: "spki", format: "der" });

export function signAsAuthority(content: Buffer): Buffer {
  return sign("sha256", content, privateKey);
}

/** What a request for a certificate says. */
export type CertificateRequest = { subject: Buffer; key: Buffer };

/** Template, serial number of the solution and VAT number. */
const demanded = [/ZATCA-Code-Signing/, /1-[^|]+\|2-[^|]+\|3-/, /3\d{13}3/];

/** `null` when the request is not signed by its own key, or lacks what the authority asks for. */
export function readRequest(pem: string): CertificateRequest | null {
  try {
    const bytes = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ""), "base64");
    const [info, , signature] = readDer(readDer(bytes)[0]?.content ?? Buffer.alloc(0));
    if (!info || !signature) return null;
    const [, subject, key] = readDer(info.content);
    if (!subject || !key || !isSignedBy(keyOf(key.raw), info.raw, signature.content.subarray(1))) return null;
    const text = info.raw.toString("latin1");
    if (!demanded.every((pattern) => pattern.test(text))) return null;
    return { subject: subject.raw, key: key.raw };
  } catch {
    return null;
  }
}

function keyOf(key: Buffer): KeyObject {
  return createPublicKey({ key, format: "der", type: "spki" });
}

function isSignedBy(key: KeyObject, content: Buffer, signature: Buffer): boolean {
  return key.asymmetricKeyDetails?.namedCurve === CURVE && verify("sha256", content, key, signature);
}

/** A certificate for the key of a request, as DER. */
export function issueCertificate({ subject, key }: CertificateRequest): Buffer {
  const algorithm = der(SEQUENCE, ECDSA_SHA256);
  const content = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([0x15]), randomBytes(15)])),
    algorithm,
    issuer(),
    der(SEQUENCE, timeIn(0), timeIn(VALID_YEARS)),
    subject,
    key,
  );
  return der(SEQUENCE, content, algorithm, der(BIT_STRING, Buffer.from([0]), signAsAuthority(content)));
}

function issuer(): Buffer {
  const names = ["local", "gov", "extgazt"].map((part) => named(DOMAIN_COMPONENT, part));
  return der(SEQUENCE, ...names, named(COMMON_NAME, "MABEET-SANDBOX-CA"));
}

function named(id: Buffer, value: string): Buffer {
  return der(SET, der(SEQUENCE, der(OBJECT_ID, id), der(UTF8_STRING, Buffer.from(value))));
}

function timeIn(years: number): Buffer {
  const date = new Date(sandboxNow());
  date.setUTCFullYear(date.getUTCFullYear() + years);
  const digits = date.toISOString().replace(/\D/g, "");
  return der(UTC_TIME, Buffer.from(`${digits.slice(2, 14)}Z`));
}
