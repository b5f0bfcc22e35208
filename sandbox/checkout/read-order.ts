import { exponents } from "#domain/money/currency.ts";
import type { Decision, Opening } from "../bank/begin-payment.ts";
import type { Language } from "../bank/page-shell.ts";
import type { Card } from "../bank/payment.ts";
import type { Outcome } from "../card/test-cards.ts";
import { findToken, randomText, takeToken } from "../card/tokens.ts";
import { isMadaCard } from "./card-view.ts";
import { checkoutRefusal, invalidRequest } from "./checkout-refusal.ts";
import { amountOf, fieldsOf, type JsonFields, textOf } from "./read-fields.ts";
import type { Script } from "./scripted-names.ts";
import { scriptOfToken } from "./token-scripts.ts";

/** What Checkout.com keeps about a payment in its own words. */
export type CheckoutDetails = {
  sourceType: "card" | "knet";
  metadata: JsonFields;
  customer: { id: string; email: string; name: string };
  channel: string;
  challenged: boolean;
  actionId: string;
  sessionId: string;
  script: Script;
};

const MAX_REFERENCE = 80;
const PAID: Outcome = { status: "authorised" };

/** Reads the body of `POST /payments`; uses the token up when everything else is valid. */
export function readOrder(body: unknown, language: Language): Opening {
  const fields = fieldsOf(body);
  const [amount, currency, reference] = [amountOf(fields), textOf(fields, "currency"), textOf(fields, "reference")];
  if (amount === null) throw invalidRequest("amount_invalid");
  if (!(currency in exponents)) throw invalidRequest("currency_invalid");
  if (reference.length > MAX_REFERENCE) throw invalidRequest("reference_invalid");
  if (!textOf(fields, "processing_channel_id").startsWith("pc_"))
    throw invalidRequest("processing_channel_id_required");
  const returnUrls = readReturnUrls(fields);
  const source = fieldsOf(fields.source);
  const common = {
    id: `pay_${randomText(26)}`,
    company: "checkout",
    merchantId: reference,
    amount,
    currency,
    returnUrls,
  } as const;
  if (source.type === "knet") return { ...common, ...readKnet(fields, source) };
  if (source.type === "token") return { ...common, ...readToken(fields, source), language };
  throw invalidRequest("payment_source_required");
}

function readReturnUrls(fields: JsonFields): Opening["returnUrls"] {
  const [success, failure] = [textOf(fields, "success_url"), textOf(fields, "failure_url")];
  if (!URL.canParse(success)) throw invalidRequest("success_url_invalid");
  if (!URL.canParse(failure)) throw invalidRequest("failure_url_invalid");
  return { success, failure, cancel: failure };
}

type Paid = Pick<Opening, "book" | "decision" | "direct"> & { card: Card | null; details: CheckoutDetails };

/** KNET captures as soon as the guest confirms on its page. */
function readKnet(fields: JsonFields, source: JsonFields): Paid & { language: Language } {
  if (fields.currency !== "KWD") throw invalidRequest("currency_not_supported");
  const language = source.language === "ar" ? "ar" : "en";
  const details = readDetails(fields, { sourceType: "knet", challenged: false, script: {} });
  return { book: "knet", decision: { status: "challenge" }, language, direct: true, card: null, details };
}

function readToken(fields: JsonFields, source: JsonFields): Paid {
  const name = textOf(source, "token");
  if (!findToken(name)) throw checkoutRefusal(422, "processing_error", ["token_expired"]);
  const script = scriptOfToken(name);
  const { card = null, outcome = PAID } = takeToken(name) ?? {};
  const threeDs = fieldsOf(fields["3ds"]);
  const decision = decisionOf(outcome, threeDs);
  const challenged = decision.status === "challenge";
  const details = readDetails(fields, { sourceType: "card", challenged, script });
  // mada knows no authorisation: whatever `capture` says, it is captured.
  return { book: "card", decision, direct: isMadaCard(card) || fields.capture !== false, card, details };
}

/** A bank that wants 3-D Secure refuses a payment without it; a mandated challenge happens with every card that pays. */
function decisionOf(outcome: Outcome, threeDs: JsonFields): Decision {
  const isMandated = threeDs.challenge_indicator === "challenge_requested_mandate";
  if (outcome.status === "challenge" && threeDs.enabled !== true) return { status: "declined", failure: "declined" };
  return outcome.status === "authorised" && threeDs.enabled === true && isMandated
    ? { ...outcome, status: "challenge" }
    : outcome;
}

function readDetails(
  fields: JsonFields,
  known: Pick<CheckoutDetails, "sourceType" | "challenged" | "script">,
): CheckoutDetails {
  const customer = fieldsOf(fields.customer);
  return {
    ...known,
    metadata: fieldsOf(fields.metadata),
    customer: { id: `cus_${randomText(26)}`, email: textOf(customer, "email"), name: textOf(customer, "name") },
    channel: textOf(fields, "processing_channel_id"),
    actionId: `act_${randomText(26)}`,
    sessionId: `sid_${randomText(26)}`,
  };
}
