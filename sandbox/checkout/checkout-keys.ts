import type { IncomingMessage } from "node:http";
import { checkoutRefusal } from "./checkout-refusal.ts";

const SECRET_KEY = "sk_sbox_mabeetdemomabeetdemomabeetd";
const PUBLIC_KEY = "pk_sbox_mabeetdemomabeetdemomabeetd";

/** Only the server of the merchant has the secret key. */
export function requireSecretKey({ headers }: IncomingMessage): void {
  if (tokenOf(headers.authorization) !== (process.env.CHECKOUT_SECRET_KEY || SECRET_KEY)) throw unauthorized();
}

/** Browsers have the public key, which only makes tokens. */
export function requirePublicKey({ headers }: IncomingMessage): void {
  if (tokenOf(headers.authorization) !== (process.env.CHECKOUT_PUBLIC_KEY || PUBLIC_KEY)) throw unauthorized();
}

/** The official client sends the key without `Bearer` when it was given without it. */
function tokenOf(header = ""): string {
  return header.replace(/^Bearer /, "");
}

function unauthorized() {
  return checkoutRefusal(401, "authentication_error", ["unauthorized"]);
}
