import { randomUUID } from "node:crypto";
import { exponents } from "#domain/money/currency.ts";
import { randomText } from "../card/tokens.ts";
import { keyedRoutes } from "../keyed-routes.ts";
import type { Route } from "../route.ts";
import { requireSecretKey } from "./checkout-keys.ts";
import { invalidRequest } from "./checkout-refusal.ts";
import { originOf } from "./payment-view.ts";
import { amountOf, fieldsOf, textOf } from "./read-fields.ts";

/** What the company's script needs for its card fields. */
export const sessionRoutes: readonly Route[] = [
  keyedRoutes("checkout", requireSecretKey)("POST", "/payment-sessions", (call) => {
    const fields = fieldsOf(call.body);
    const country = textOf(fieldsOf(fieldsOf(fields.billing).address), "country");
    if (amountOf(fields) === null) throw invalidRequest("amount_invalid");
    if (!(textOf(fields, "currency") in exponents)) throw invalidRequest("currency_invalid");
    if (!/^[A-Z]{2}$/.test(country)) throw invalidRequest("billing_address_country_invalid");
    for (const name of ["success_url", "failure_url"]) {
      if (!URL.canParse(textOf(fields, name))) throw invalidRequest(`${name}_invalid`);
    }
    const id = `ps_${randomText(27)}`;
    const token = Buffer.from(JSON.stringify({ id, locale: textOf(fields, "locale") || "en-GB" })).toString("base64");
    const _links = { self: { href: `${originOf(call)}/checkout/payment-sessions/${id}` } };
    const secret = `pss_${randomUUID()}`;
    return { status: 201, json: { id, payment_session_token: token, payment_session_secret: secret, _links } };
  }),
];
