import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { lockGuestLimit } from "#api/cart/coupon/cart-coupon.ts";
import { ownCartWithProperty, requireOpen } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { payableOf } from "#api/cart/price/cart-totals.ts";
import { orderSnapshot } from "#api/order/order-snapshot.ts";
import { advance, advanceIn } from "#api/payment/advance/advance.ts";
import { type PaymentDeps, providerOf } from "#api/payment/gateway/payment-deps.ts";
import type { Evidence } from "#api/payment/gateway/payment-port.ts";
import { zeroAmountProvider } from "#api/payment/gateway/zero-amount-provider.ts";
import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint, faultsArePlanned } from "#api/platform/fault/fault-point.ts";
import { canonicalHash } from "#api/platform/idempotency/canonical-hash.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { isOwnMoney } from "#domain/payment/methods.ts";
import { isOpen } from "#domain/payment/payment-state.ts";
import { answerOf, type PayAnswer } from "./pay-answer.ts";
import { findSameRequest, isPlaced, refuseSecondPayment, requireAcceptedTotal, sameIsRunning } from "./pay-checks.ts";
import type { PayInput } from "./pay-input.ts";
import { chooseProvider, isWalletOnly, readReturnUrl, requireMethod, requireUsable } from "./pay-method.ts";
import { placeChange } from "./place-change.ts";
import { lockGiftBill, placeGift } from "./place-gift.ts";
import { placeOrder } from "./place-order.ts";
import { pricedCart } from "./priced-cart.ts";
import { readPurchase } from "./read-purchase.ts";
import { refreshLegs } from "./refresh-legs.ts";
import { requireAcceptedCard } from "./require-accepted-card.ts";

const CALL_MS = 10_000;
const LEASE_MS = CALL_MS + 5_000;
const BANK_MS = 10 * 60_000;
const SILENT: Evidence = { kind: "silent" };

export type PayCall = {
  owner: Owner;
  /** Identifies a repeated call; `null` without an idempotency key. */
  key: string | null;
  /** The origin to which the bank redirects the guest. */
  returnOrigin: string;
  describePictures: DescribePictures;
  /** Throws when this cart had too many attempts. */
  countAttempt: () => Promise<void>;
};

/**
 * Takes the payment for a cart. Order, nights and payment are written before the provider is called, and the provider is
 * called outside any transaction: wherever the process dies, background jobs find the payment and complete it.
 */
export async function pay(deps: PaymentDeps, call: PayCall, input: PayInput): Promise<PayAnswer> {
  const { key } = call;
  const hash = canonicalHash(input);
  const before = key && (await findSameRequest(deps.db, key));
  if (before) return repeat(deps, before, hash);

  requireUsable(input);
  const returnUrl = readReturnUrl(input);
  await call.countAttempt();
  const brand = await requireAcceptedCard(deps, call.owner, input);
  await refreshLegs(deps, call.owner, input.cartId);
  const { paymentId, isPaid } = await begin(deps, call, { ...input, returnUrl, brand }, key ? { key, hash } : null);
  await faultPoint("K12");
  const evidence = isPaid ? SILENT : await callProvider(deps, paymentId, call.returnOrigin);
  await faultPoint("K14");
  return finish(deps, paymentId, evidence);
}

async function begin(
  deps: PaymentDeps,
  { owner, describePictures }: PayCall,
  input: PayInput & { brand: string | null },
  request: { key: string; hash: Buffer } | null,
): Promise<{ paymentId: string; isPaid: boolean }> {
  const { secrets } = deps.settings;
  const paymentId = randomUUID();
  return inTransaction(
    deps.db,
    async (tx) => {
      const gift = await lockGiftBill(tx, owner, input.cartId);
      if (gift) {
        await placeGift(tx, deps, gift, { ...timesOf(deps.settings), paymentId, input, request });
        return { paymentId, isPaid: false };
      }
      const cart = await ownCartWithProperty(tx, owner, input.cartId);
      if (await isPlaced(tx, paymentId)) return { paymentId, isPaid: false };
      if (request && (await findSameRequest(tx, request.key))) throw sameIsRunning();
      await refuseSecondPayment(tx, cart);
      await requireOpen(tx, cart);
      await lockGuestLimit(tx, cart);
      const { lostCode, ...priced } = await pricedCart(
        tx,
        cart,
        input.brand ? [input.method, input.brand] : [input.method],
      );
      const payable = payableOf(priced);
      const { minor } = payable;
      requireAcceptedTotal(input, cart, minor, lostCode);
      requireMethod(priced, input.method, payable);
      const provider = minor === 0 ? zeroAmountProvider : chooseProvider(deps, input.method);
      const attempt = {
        paymentId,
        provider: provider.name,
        method: input.method,
        token: input.token ?? null,
        planId: input.installmentPlanId ?? null,
        returnUrl: input.returnUrl,
        request,
        ...timesOf(deps.settings),
      };
      if (cart.change) await placeChange(tx, priced, cart.change, attempt);
      else await placeOrder(tx, priced, { ...attempt, snapshot: orderSnapshot(priced, { describePictures, secrets }) });
      const isPaid = isOwnMoney(input.method) && isWalletOnly(priced);
      if (isPaid) await confirmAtOnce(tx, deps, paymentId, cart.currency);
      return { paymentId, isPaid };
    },
    { conflict: "payment-running", isRepeatable: true },
  );
}

/** The lease lasts longer than the call for which it is taken. */
const timesOf = ({ timeScale, timeoutScale }: PaymentDeps["settings"]) => ({
  leaseMs: LEASE_MS * timeoutScale,
  deadlineMs: BANK_MS * timeScale,
});
/** Nobody outside has to answer, so the order is confirmed in the transaction that places it. */
async function confirmAtOnce(tx: Tx, deps: PaymentDeps, paymentId: string, currency: CurrencyCode): Promise<void> {
  await advanceIn(tx, deps, paymentId, { kind: "captured", amountMinor: 0, currency });
  await faultPoint("K37");
}

async function callProvider(deps: PaymentDeps, paymentId: string, returnOrigin: string): Promise<Evidence> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  const { language, buyer, challenge } = await readPurchase(deps.db, payment);
  const provider = providerOf(deps, payment.provider);
  const answering = provider.begin({
    paymentId,
    method: payment.method,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    token: payment.token,
    planId: payment.planId,
    returnUrl: `${returnOrigin}/api/payment-api/return/${paymentId}`,
    ...{ language, buyer, challenge },
  });
  if (faultsArePlanned()) await untilSent();
  await faultPoint("K13");
  return answering;
}

/** A test that ends the process after the call was sent gives the call time to leave. */
const untilSent = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Advances the payment by the provider's answer and stores the first answer for repeated calls. */
async function finish(deps: PaymentDeps, paymentId: string, evidence: Evidence): Promise<PayAnswer> {
  const payment = await advance(deps, paymentId, evidence);
  const { orderNumber } = await readPurchase(deps.db, payment);
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
  { payment, isBusy }: { payment: PaymentRow; isBusy: boolean },
  hash: Buffer,
): Promise<PayAnswer> {
  if (!payment.requestHash?.equals(hash)) throw new Problem("idempotency-mismatch");
  if (payment.answer) return JSON.parse(payment.answer) as PayAnswer;
  if (isBusy) throw sameIsRunning();
  const evidence: Evidence = isOpen(payment.state)
    ? await providerOf(deps, payment.provider).ask(payment.id)
    : { kind: "silent" };
  return finish(deps, payment.id, evidence);
}
