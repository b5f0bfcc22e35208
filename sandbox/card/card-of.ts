import { createHash } from "node:crypto";
import { brandOf, cardFaults, type FieldFaults } from "#domain/payment/card/card-rules.ts";
import type { Card } from "../bank/payment.ts";
import { bareDigits } from "../bare-digits.ts";
import { sandboxNow } from "../clock.ts";
import { type Outcome, outcomeOf } from "./test-cards.ts";

const EVERY_BRAND = ["visa", "master-card", "american-express", "mada"];

/** `expiry` as in `12/28` or `12/2028`; a company that does not demand a code or a name leaves it out. */
export type GivenCard = { number: string; expiry: string; code?: string | undefined; holder?: string | undefined };

/** The card that a guest entered and how its payments end, or the faults of its fields. */
export function cardOf(fields: GivenCard): { card: Card; outcome: Outcome } | { faults: FieldFaults } {
  const { number, expiry, code, holder } = fields;
  const given = { number, expiry, code: code ?? "", holder: holder ?? "" };
  const faults = cardFaults(given, EVERY_BRAND, new Date(sandboxNow()));
  if (code === undefined) delete faults.code;
  if (holder === undefined) delete faults.holder;
  if (Object.keys(faults).length > 0) return { faults };
  const digits = bareDigits(number);
  return { card: cardWith(digits), outcome: outcomeOf(digits) };
}

/** The card of the demo's Apple Pay. */
export function walletCard(): { card: Card; outcome: Outcome } {
  return { card: cardWith("4242420000000492"), outcome: { status: "authorised" } };
}

function cardWith(digits: string): Card {
  const [last4, bin] = [digits.slice(-4), digits.slice(0, 6)];
  return { brand: brandOf(digits) ?? "", last4, bin, fingerprint: fingerprintOf(digits) };
}

/** Identifies a card without its number. */
function fingerprintOf(digits: string): string {
  return createHash("sha256").update(`card:${digits}`).digest("hex").slice(0, 32);
}
