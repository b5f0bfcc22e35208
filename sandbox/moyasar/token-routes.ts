import type { FieldFaults } from "#domain/payment/card/card-rules.ts";
import { cardOf } from "../card/card-of.ts";
import { createToken, findToken } from "../card/tokens.ts";
import { sandboxNow } from "../clock.ts";
import { type Answer, type PartnerRequest, Refusal, type Route } from "../route.ts";
import { errorBody, invalidField, refusal } from "./moyasar-errors.ts";
import { hasPublishableKey, requireSecretKey } from "./moyasar-keys.ts";
import { companyWord } from "./payment-view.ts";
import { readCallbackUrl } from "./read-payment-order.ts";

/** What only Moyasar shows of a token. */
type Details = { name: string; month: string; year: string; createdAt: string };

const details = new Map<string, Details>();
const PATH = /^\/moyasar\/v1\/tokens$/;
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "authorization, content-type",
};

/** The browser of a guest sends the card here; the merchant's server only asks about the token. */
export const tokenRoutes: readonly Route[] = [
  { method: "OPTIONS", path: PATH, answer: () => ({ status: 204, html: "", headers: CORS }) },
  { method: "POST", path: PATH, answer: (call) => ({ ...answerBrowser(call), headers: CORS }) },
  {
    method: "GET",
    path: /^\/moyasar\/v1\/tokens\/[\w-]{1,200}$/,
    answer: ({ request, url }) => {
      requireSecretKey(request);
      const token = url.pathname.split("/")[4] ?? "";
      if (!token.startsWith("token_") || !findToken(token)) throw refusal(404, "api_error", "Object not found");
      return { json: tokenView(token) };
    },
  },
];

/** The name on the card of a token. */
export function holderOf(token: string): string | null {
  return details.get(token)?.name ?? null;
}

/** A browser reads a refusal only when it has the headers of every answer. */
function answerBrowser(call: PartnerRequest): Answer {
  try {
    return { status: 201, json: create(call) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, json: error.json };
    throw error;
  }
}

function create({ request, body }: PartnerRequest) {
  if (!hasPublishableKey(request, body))
    throw refusal(401, "authentication_error", "Invalid authorization credentials");
  const fields = (body ?? {}) as Record<string, unknown>;
  // Nobody returns from anywhere, because the guest is verified with the payment.
  if (fields.callback_url !== undefined) readCallbackUrl(fields.callback_url);
  // Any other token would first charge a riyal to verify the card, which we never want.
  if (`${fields.save_only}` !== "true") throw invalidField("save_only", "must be true here");
  const [number, month, year, code, name] = ["number", "month", "year", "cvc", "name"].map((key) => read(fields, key));
  const result = cardOf({ number: number ?? "", expiry: `${month}/${year}`, code, holder: name });
  if ("faults" in result) throw new Refusal(400, "Validation Failed", invalidCard(result.faults));
  const token = createToken("token", result.card, result.outcome);
  forgetOldTokens();
  const createdAt = new Date(sandboxNow()).toISOString();
  details.set(token, { name: name ?? "", month: month ?? "", year: fullYear(year ?? ""), createdAt });
  return tokenView(token);
}

function read(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}

function forgetOldTokens(): void {
  for (const token of details.keys()) if (!findToken(token)) details.delete(token);
}

const fieldNames = { number: "number", expiry: "year", code: "cvc", holder: "name" } as const;

function invalidCard(faults: FieldFaults) {
  const errors = Object.entries(faults).map(([field, fault]) => [
    fieldNames[field as keyof FieldFaults],
    [fault === "required" ? "is required" : "is invalid"],
  ]);
  return errorBody("invalid_request_error", "Validation Failed", Object.fromEntries(errors));
}

function tokenView(token: string) {
  const { brand = "", last4 = "" } = findToken(token)?.card ?? {};
  const { name, month, year, createdAt } = details.get(token) ?? { name: "", month: "", year: "", createdAt: "" };
  return {
    id: token,
    status: "initiated",
    brand: companyWord(brand),
    funding: brand === "mada" ? "debit" : "credit",
    country: "SA",
    month: month.padStart(2, "0"),
    year,
    name,
    last_four: last4,
    metadata: null,
    message: null,
    verification_url: null,
    created_at: createdAt,
    updated_at: createdAt,
  };
}
