import { type Payment, sumOf } from "../bank/payment.ts";
import { type ActionRefusal, orderAction } from "../bank/settle-actions.ts";
import { idInPath, keyedRoutes } from "../keyed-routes.ts";
import type { Answer, PartnerRequest, Refusal, Route } from "../route.ts";
import { requireSecretKey } from "./checkout-keys.ts";
import { checkoutRefusal, invalidRequest } from "./checkout-refusal.ts";
import { oncePerKey } from "./idempotency-keys.ts";
import { visible } from "./payment-routes.ts";
import { originOf } from "./payment-view.ts";
import { amountOf, fieldsOf, textOf } from "./read-fields.ts";

type Kind = "captured" | "voided" | "refunded";

const route = keyedRoutes("checkout", requireSecretKey);
const actions: readonly [path: string, kind: Kind, name: string][] = [
  ["captures", "captured", "capture"],
  ["voids", "voided", "void"],
  ["refunds", "refunded", "refund"],
];

/** What a merchant orders for a payment: the company accepts it, and the bank decides a moment later. */
export const actionRoutes: readonly Route[] = actions.map(([path, kind, name]) =>
  route("POST", `/payments/[\\w-]{1,60}/${path}`, (call) => order(call, kind, name)),
);

async function order(call: PartnerRequest, kind: Kind, name: string): Promise<Answer> {
  const payment = visible(idInPath(call));
  const fields = fieldsOf(call.body);
  const reference = textOf(fields, "reference");
  const answer = (made: string): Answer => ({
    status: 202,
    json: acceptedView(payment, made, reference, originOf(call)),
  });
  const done = await oncePerKey(call, `${payment.id}/${kind}`, {
    repeat: answer,
    create: async () => {
      const amount = fields.amount === undefined ? everythingOf(payment, kind) : amountOf(fields);
      if (!amount) throw invalidRequest("amount_invalid");
      const made = orderAction(payment, { kind, reference, amount }, { later: true, fault: call.fault });
      if (typeof made === "string") throw refusalOf(made, name);
      return { made: made.id, answer: answer(made.id) };
    },
  });
  return call.fault === "refund-timeout-but-done" ? { ...done, respondWith: "silent" } : done;
}

/** Without an amount it is the whole payment, or what is left of it. */
function everythingOf(payment: Payment, kind: Kind): number {
  if (kind !== "refunded") return payment.amount;
  return sumOf(payment, "captured") - sumOf(payment, "refunded", { pending: true });
}

function acceptedView({ id }: Payment, actionId: string, reference: string, origin: string) {
  const named = reference ? { reference } : {};
  return { action_id: actionId, ...named, _links: { payment: { href: `${origin}/checkout/payments/${id}` } } };
}

function refusalOf(refusal: ActionRefusal, name: string): Refusal {
  if (refusal === "wrong-state") return checkoutRefusal(403, "action_not_allowed", [`${name}_not_allowed`]);
  if (refusal === "too-much") return invalidRequest(`${name}_amount_exceeds_balance`);
  return checkoutRefusal(422, "processing_error", [`${name}_refused`]);
}
