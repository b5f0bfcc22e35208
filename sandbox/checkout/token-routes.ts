import { cardOf, walletCard } from "../card/card-of.ts";
import { createToken, findToken } from "../card/tokens.ts";
import { sandboxNow, scaled } from "../clock.ts";
import type { Answer, PartnerRequest, Route } from "../route.ts";
import { cardView, schemeOf } from "./card-view.ts";
import { requirePublicKey, requireSecretKey } from "./checkout-keys.ts";
import { invalidRequest, notFound } from "./checkout-refusal.ts";
import { fieldsOf, type JsonFields, textOf } from "./read-fields.ts";
import { scriptedOutcome, scriptOf } from "./scripted-names.ts";
import { setTokenScript } from "./token-scripts.ts";

const TTL_MS = 15 * 60_000;

/** The browser sends the card here with the public key; the merchant's server only reads what a token stands for. */
export const tokenRoutes: readonly Route[] = [
  { method: "POST", path: /^\/checkout\/tokens$/, answer: makeToken },
  { method: "POST", path: /^\/checkout\/metadata\/card$/, answer: readMetadata },
];

function makeToken({ body, request }: PartnerRequest): Answer {
  requirePublicKey(request);
  const fields = fieldsOf(body);
  const made = { card: cardToken, applepay: walletToken }[textOf(fields, "type")];
  if (!made) throw invalidRequest("token_type_invalid");
  const expires = new Date(sandboxNow() + scaled(TTL_MS)).toISOString();
  return { status: 201, json: { type: fields.type, ...made(fields), expires_on: expires } };
}

function cardToken(fields: JsonFields) {
  const [month, year] = [Number(fields.expiry_month), Number(fields.expiry_year)];
  const name = textOf(fields, "name");
  const code = fields.cvv === undefined ? undefined : textOf(fields, "cvv");
  const read = cardOf({ number: textOf(fields, "number"), expiry: `${month}/${year}`, code });
  if ("faults" in read) throw invalidRequest(...Object.keys(read.faults).map((field) => FAULT_CODES[field] ?? field));
  const script = scriptOf(name);
  const token = createToken("tok", read.card, scriptedOutcome(script, read.outcome));
  setTokenScript(token, script);
  return { token, expiry_month: month, expiry_year: year, ...(name ? { name } : {}), ...cardView(read.card) };
}

const FAULT_CODES: Record<string, string> = {
  number: "card_number_invalid",
  expiry: "card_expired",
  code: "cvv_invalid",
};

/** In the demo any data of a wallet stand for the same card. */
function walletToken({ token_data: data }: JsonFields) {
  if (typeof data !== "object" || data === null) throw invalidRequest("token_data_invalid");
  const { card, outcome } = walletCard();
  const token = createToken("tok", card, outcome);
  return { token, expiry_month: 12, expiry_year: 2040, ...cardView(card) };
}

function readMetadata({ body, request }: PartnerRequest): Answer {
  requireSecretKey(request);
  const source = fieldsOf(fieldsOf(body).source);
  if (source.type !== "token") throw invalidRequest("source_type_invalid");
  const token = findToken(textOf(source, "token"));
  if (!token) throw notFound();
  const { last4: _, ...card } = cardView(token.card);
  return { json: { ...card, scheme: schemeOf(token.card).toLowerCase(), issuer_country_name: "Saudi Arabia" } };
}
