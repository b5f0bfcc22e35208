import assert from "node:assert/strict";
import type { Production } from "./prepare-production.ts";

/** A card whose bank asks for a code. */
const CARD = "4000000000003220";
const CODE = "123456";

/** As docs/going-live.md tells the operator. */
export async function registerWebhook({ company, keys, origin }: Production): Promise<void> {
  const gateway = ["payment_approved", "payment_captured", "payment_refunded"];
  const url = `${origin}/api/payment-api/webhook/checkout`;
  const { statusCode, body } = await company.inject({
    method: "POST",
    url: "/checkout/workflows",
    headers: { authorization: `Bearer ${keys.CHECKOUT_SECRET_KEY}` },
    payload: {
      name: "Mabeet",
      conditions: [{ type: "event", events: { gateway } }],
      actions: [{ type: "webhook", url, signature: { method: "HMACSHA256", key: keys.CHECKOUT_WEBHOOK_KEYS } }],
    },
  });
  assert.equal(statusCode, 201, body);
}

/** What the card fields of the company give to the guest's browser. */
export async function cardToken({ company, keys }: Production): Promise<string> {
  const answer = await company.inject({
    method: "POST",
    url: "/checkout/tokens",
    headers: { authorization: `Bearer ${keys.CHECKOUT_PUBLIC_KEY}` },
    payload: { type: "card", number: CARD, expiry_month: 12, expiry_year: 2040, cvv: "123", name: "NORA" },
  });
  return answer.json().token;
}

/** Types the code on the page of the bank and returns the address to which the bank leads back. */
export async function confirmAtBank({ company }: Production, redirectUrl: string): Promise<URL> {
  const { pathname: url } = new URL(redirectUrl);
  const page = await company.inject({ method: "GET", url });
  assert.match(page.body, /name="code"/);
  await company.inject({ method: "POST", url, payload: new URLSearchParams({ answer: "confirm", code: CODE }) });
  const { body } = await company.inject({ method: "GET", url });
  const [, back = ""] = /href="([^"]+)" data-back/.exec(body) ?? [];
  return new URL(back.replaceAll("&amp;", "&"));
}

/** How many mails the mail server has taken for an address. */
export async function mailsTo({ company }: Production, email: string): Promise<number> {
  const inbox = await company.inject({ method: "GET", url: `/inbox.json?to=${email}` });
  return inbox.json().messages.length;
}
