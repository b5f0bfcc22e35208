import type { Action, ActionKind, Payment } from "../bank/payment.ts";
import { isDecided } from "./payment-view.ts";
import { detailsOf, responseOf, responseWith } from "./status-words.ts";

const types: Record<ActionKind, string> = {
  authorised: "Authorization",
  captured: "Capture",
  voided: "Void",
  refunded: "Refund",
};

/** What happened to a payment, the latest first. An action that the bank has not decided has no response code. */
export function actionViews(payment: Payment) {
  return allActions(payment).map((action) => ({ ...viewOf(payment, action), ...responseTo(payment, action) }));
}

/** The same in the words of a search, which has a status instead of `approved`. */
export function searchedActions(payment: Payment) {
  return allActions(payment).map((action) => {
    const { approved, ...response } = responseTo(payment, action);
    return { ...viewOf(payment, action), status: statusWord(approved), ...response };
  });
}

function allActions(payment: Payment): Action[] {
  return [...(isDecided(payment) ? [authorisation(payment)] : []), ...own(payment)].reverse();
}

function own({ actions }: Payment): Action[] {
  return actions.filter(({ kind }) => kind !== "authorised");
}

/** The authorisation is also the first action of a payment that was declined or captured at once. */
function authorisation(payment: Payment): Action {
  const { merchantId, amount, createdAt, status } = payment;
  const state = status === "declined" ? "declined" : "done";
  const id = detailsOf(payment).actionId;
  const common = { reference: merchantId, amount, at: createdAt, settlesAt: 0, willDecline: false } as const;
  return { id, kind: "authorised", state, ...common };
}

function viewOf({ details }: Payment, { id, kind, at, amount, reference }: Action) {
  const metadata = kind === "authorised" ? { metadata: details.metadata } : {};
  return { id, type: types[kind], processed_on: new Date(at).toISOString(), amount, reference, ...metadata };
}

function responseTo(payment: Payment, { kind, state }: Action): { approved?: boolean; response_code?: string } {
  if (kind === "authorised") return responseOf(payment);
  if (state === "pending") return {};
  return { approved: state === "done", ...responseWith(state === "done" ? "10000" : "20005") };
}

function statusWord(approved: boolean | undefined): string {
  if (approved === undefined) return "Pending";
  return approved ? "Approved" : "Declined";
}
