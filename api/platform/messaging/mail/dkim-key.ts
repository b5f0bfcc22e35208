import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";

/** The key in a file of `MAIL_DKIM`, as PEM. Throws a sentence for the operator if it cannot sign. */
export function readDkimKey(path: string): string {
  try {
    const pem = readFileSync(path, "utf8");
    // DKIM of a mail is signed with RSA; another key would give a signature that no receiver accepts.
    if (createPrivateKey(pem).asymmetricKeyType === "rsa") return pem;
  } catch (cause) {
    throw new Error(`MAIL_DKIM: ${path} is no private key that can be read`, { cause });
  }
  throw new Error(`MAIL_DKIM: ${path} is no RSA key`);
}
