import { sandboxNow } from "../clock.ts";
import { checkKey } from "../payment/check-key.ts";
import { readText } from "../read-text.ts";
import { Refusal, type Route } from "../route.ts";
import { bareDigits, brandOf, cardFaults } from "./card-rules.ts";
import { outcomeOf } from "./test-cards.ts";
import { createToken, findToken } from "./tokens.ts";

const EVERY_BRAND = "visa,master-card,american-express,mada";

/** The frame sends the card here; the shop's own server never sees it and only asks for the brand of a token. */
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
      return { status: 201, json: { token: createToken(card, outcomeOf(digits)), ...card } };
    },
  },
  {
    method: "GET",
    path: /^\/card\/tokens\/[\w-]{1,200}$/,
    answer: ({ request, url }) => {
      checkKey(request);
      const token = findToken(url.pathname.split("/")[3] ?? "");
      if (!token) throw new Refusal(404, "no such token");
      return { json: token.card };
    },
  },
  {
    method: "POST",
    path: /^\/card\/wallet-token$/,
    answer: () => {
      const card = { brand: "visa", last4: "0492" };
      return { status: 201, json: { token: createToken(card, { status: "authorised" }), ...card } };
    },
  },
];
