import { createHash } from "node:crypto";
import { bareDigits } from "../bare-digits.ts";
import { sandboxNow } from "../clock.ts";
import { checkKey } from "../payment/check-key.ts";
import { readText } from "../read-text.ts";
import { Refusal, type Route } from "../route.ts";
import { brandOf, cardFaults } from "./card-rules.ts";
import { outcomeOf } from "./test-cards.ts";
import { createToken, findToken } from "./tokens.ts";

const EVERY_BRAND = "visa,master-card,american-express,mada";

/** The frame sends the card here; the merchant's own server never sees it and only asks for the brand of a token. */
export const tokenRoutes: readonly Route[] = [
  {
    method: "POST",
    path: /^\/card\/tokens$/,
    answer: ({ body }) => {
      const optional = { optional: true };
      const read = (name: string) => readText(body, name, 100, optional);
      const fields = { number: read("number"), expiry: read("expiry"), code: read("code"), holder: read("holder") };
      const accepted = (read("cards") || EVERY_BRAND).split(",");
      const faults = cardFaults(fields, accepted, new Date(sandboxNow()));
      if (Object.keys(faults).length > 0) return { status: 422, json: { fields: faults } };
      const digits = bareDigits(fields.number);
      const card = { brand: brandOf(digits) ?? "", last4: digits.slice(-4) };
      const token = createToken({ ...card, fingerprint: fingerprintOf(digits) }, outcomeOf(digits));
      return { status: 201, json: { token, ...card } };
    },
  },
  {
    method: "GET",
    path: /^\/card\/tokens\/[\w-]{1,200}$/,
    answer: ({ request, url }) => {
      checkKey(request);
      const token = findToken(url.pathname.split("/")[3] ?? "");
      if (!token) throw new Refusal(404, "no such token");
      const { brand, last4 } = token.card;
      return { json: { brand, last4 } };
    },
  },
  {
    method: "POST",
    path: /^\/card\/wallet-token$/,
    answer: () => {
      const card = { brand: "visa", last4: "0492" };
      const token = createToken({ ...card, fingerprint: fingerprintOf(card.last4) }, { status: "authorised" });
      return { status: 201, json: { token, ...card } };
    },
  },
];

/** Identifies a card without its number. */
function fingerprintOf(digits: string): string {
  return createHash("sha256").update(`card:${digits}`).digest("hex").slice(0, 32);
}
