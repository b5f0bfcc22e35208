import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Owner } from "#api/cart/holder/owner.ts";
import { advance } from "#api/payment/advance/advance.ts";
import { gatewayOfPayment, type PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { keyOf } from "#api/payment/gateway/payment-key.ts";
import type { Evidence } from "#api/payment/gateway/payment-port.ts";
import { proofOf } from "#api/payment/gateway/payment-proof.ts";
import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint, faultsArePlanned } from "#api/platform/fault/fault-point.ts";
import { canonicalHash } from "#api/platform/idempotency/canonical-hash.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import type { BillKind } from "#domain/payment/bill.ts";
import { methodRow } from "#domain/payment/methods.ts";
import { isOpen } from "#domain/payment/payment-state.ts";
import { problems } from "#domain/problem/problems.ts";
import type { BlockedCall, Placing } from "./bill-purchase.ts";
import { billPurchases, kindOfPurchase } from "./bill-purchases.ts";
import { answerOf, type PayAnswer } from "./pay-answer.ts";
import { findSameRequest, sameIsRunning } from "./pay-checks.ts";
import type { PayInput } from "./pay-input.ts";
import { readReturnUrl, requireUsable } from "./pay-method.ts";
import { refreshLegs } from "./refresh-legs.ts";
import { requireAcceptedCard } from "./require-accepted-card.ts";

const CALL_MS = 10_000;
const LEASE_MS = CALL_MS + 5_000;
/** A challenge ends at its bank after 15 minutes; ours ends later, so that the bank says first what happened. */
const BANK_MS = 16 * 60_000;
const SILENT: Evidence = { kind: "silent" };

export type PayCall = {
  owner: Owner;
  /** Identifies a repeated call; `null` without an idempotency key. */
  key: string | null;
  /** What the guest sent; a repeated call has the same. */
  body: object;
  /** The origin to which the bank redirects the guest. */
  returnOrigin: string;
  describePictures: DescribePictures;
  /** Throws when this cart had too many attempts. */
  countAttempt: () => Promise<void>;
};

/**
 * Takes the payment for a cart. Order, nights and payment are written before the gateway is called, and the gateway is
 * called outside any transaction: wherever the process dies, background jobs find the payment and complete it.
 */
export async function pay(deps: PaymentDeps, call: PayCall, readInput: () => Promise<PayInput>): Promise<PayAnswer> {
  const { key } = call;
  const hash = canonicalHash(call.body);
  const before = key && (await findSameRequest(deps.db, key));
  if (before) return repeat(deps, before, hash);

  const input = await readInput();
  requireUsable(input);
  const returnUrl = readReturnUrl(input);
  await call.countAttempt();
  const brand = await requireAcceptedCard(deps, call.owner, input);
  const request = key ? { key, hash } : null;
  const whenBlocked = () => refuseBlocked(deps.db, { owner: call.owner, cartId: input.cartId, request });
  await refreshLegs(deps, call.owner, input.cartId, whenBlocked);
  const begun = await begin(deps, call, { input: { ...input, returnUrl, brand }, request, whenBlocked });
  await faultPoint("K12");
  const evidence = begun.isPaid ? SILENT : await callGateway(deps, begun, call.returnOrigin);
  await faultPoint("K14");
  return finish(deps, begun, evidence);
}

type Begun = { paymentId: string; kind: BillKind; isPaid: boolean };

async function begin(
  deps: PaymentDeps,
  { owner, describePictures }: PayCall,
  { input, request, whenBlocked }: Pick<Placing, "input" | "request"> & { whenBlocked: () => Promise<void> },
): Promise<Begun> {
  const { timeScale, timeoutScale } = deps.settings;
  const paymentId = randomUUID();
  // The lease lasts longer than the call for which it is taken.
  const times = { leaseMs: LEASE_MS * timeoutScale, deadlineMs: BANK_MS * timeScale };
  const placing = { owner, input, paymentId, request, describePictures, ...times };
  return inTransaction(
    deps.db,
    async (tx) => {
      const kind = await kindOfPurchase(tx, input.cartId);
      return { paymentId, kind, ...(await billPurchases[kind].place(tx, deps, placing)) };
    },
    { conflict: "payment-running", isRepeatable: true, whenBlocked },
  );
}

/** Who could not lock the cart gets the answer that the payment of somebody faster has made true. */
async function refuseBlocked(db: Tx, call: BlockedCall): Promise<void> {
  await billPurchases[await kindOfPurchase(db, call.cartId)].refuse(db, call);
}

type Paying = Pick<Begun, "paymentId" | "kind">;

async function callGateway(deps: PaymentDeps, { paymentId, kind }: Paying, returnOrigin: string): Promise<Evidence> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  const { language, buyer, challenge, orderNumber } = await billPurchases[kind].read(deps.db, payment);
  const { method, country, amountMinor, currency, token, cardBrand, planId } = payment;
  const answering = gatewayOfPayment(deps, payment).begin({
    ...{ paymentId, method, country, amountMinor, currency, token, cardBrand, planId },
    ...{ language, buyer, challenge, orderNumber },
    proof: proofOf(paymentId, deps.settings.secrets),
    returnUrl: `${returnOrigin}/api/payment-api/return/${paymentId}`,
  });
  if (faultsArePlanned()) await untilSent();
  await faultPoint("K13");
  return certainEvidence(payment, await answering);
}

/**
 * Nobody can pay on a page whose address was lost, so the guest may try again at once; money that arrives all the same
 * goes back. A lost answer about a card stays open.
 */
function certainEvidence({ method }: PaymentRow, evidence: Evidence): Evidence {
  const isLost = evidence.kind === "silent" && methodRow(method).input === "redirect";
  return isLost ? { kind: "declined", failureCode: problems["card-declined"].code } : evidence;
}

/** A test that ends the process after the call was sent gives the call time to leave. */
const untilSent = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Advances the payment by the gateway's answer and stores the first answer for repeated calls. */
async function finish(deps: PaymentDeps, { paymentId, kind }: Paying, evidence: Evidence): Promise<PayAnswer> {
  const payment = await advance(deps, paymentId, evidence);
  const { orderNumber } = await billPurchases[kind].read(deps.db, payment);
  const answer = answerOf(payment, orderNumber);
  const [stored] = await deps.db
    .update(payments)
    .set({
      answer: sql`coalesce(answer, ${JSON.stringify(answer)})`,
      leasedUntil: null,
      nextAskAt: sql`app_now() + interval '2 seconds' * ${deps.settings.timeScale}::float8`,
    })
    .where(eq(payments.id, paymentId))
    .returning({ answer: payments.answer });
  await faultPoint("K15");
  return JSON.parse(stored?.answer ?? "") as PayAnswer;
}

/** A repeated call gets the same answer, or the current outcome when the process of the first call died. */
async function repeat(
  deps: PaymentDeps,
  { payment, kind, isBusy }: { payment: PaymentRow; kind: BillKind; isBusy: boolean },
  hash: Buffer,
): Promise<PayAnswer> {
  if (!payment.requestHash?.equals(hash)) throw new Problem("idempotency-mismatch");
  if (payment.answer) return JSON.parse(payment.answer) as PayAnswer;
  if (isBusy) throw sameIsRunning();
  const evidence: Evidence = isOpen(payment.state)
    ? await gatewayOfPayment(deps, payment).ask(keyOf(payment))
    : { kind: "silent" };
  return finish(deps, { paymentId: payment.id, kind }, evidence);
}
