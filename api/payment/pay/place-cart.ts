import { lockGuestLimit } from "#api/cart/coupon/cart-coupon.ts";
import { ownCart, ownCartAfterItems, requireOpen } from "#api/cart/holder/own-cart.ts";
import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import { payableOf } from "#api/cart/price/cart-totals.ts";
import { advanceIn } from "#api/payment/advance/advance.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { zeroAmountGateway } from "#api/payment/gateway/zero-amount-gateway.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { isOwnMoney } from "#domain/payment/methods.ts";
import { siteById } from "#domain/site/sites.ts";
import type { BlockedCall, Placed, Placing } from "./bill-purchase.ts";
import type { PaymentAttempt } from "./insert-payment.ts";
import { isPlaced, refuseSecondCall, requireAcceptedTotal } from "./pay-checks.ts";
import { chooseGateway, isWalletOnly, requireMethod } from "./pay-method.ts";
import { pricedCart } from "./priced-cart.ts";

/** Writes what a cart pays for, and its payment. The cart is locked. */
type WriteCart = (
  tx: Tx,
  priced: PricedCart<CartRow>,
  attempt: PaymentAttempt,
  shown: Pick<Placing, "describePictures"> & { secrets: readonly string[] },
) => Promise<void>;

/** Begins to pay for a cart; `write` depends on what the cart is for. */
export function placingCart(write: WriteCart) {
  return async (tx: Tx, deps: PaymentDeps, placing: Placing): Promise<Placed> => {
    const { owner, input, paymentId, request, describePictures, ...times } = placing;
    const cart = await ownCartAfterItems(tx, owner, input.cartId);
    if (await isPlaced(tx, paymentId)) return { isPaid: false };
    await refuseUnpayableCart(tx, cart, request);
    await lockGuestLimit(tx, cart);
    const paidWith = input.brand ? [input.method, input.brand] : [input.method];
    const { lostCode, ...priced } = await pricedCart(tx, cart, paidWith);
    const payable = payableOf(priced);
    requireAcceptedTotal(input, cart, payable.minor, lostCode);
    requireMethod(priced, input.method, payable);
    const country = siteById(cart.siteId).countryCode;
    const gateway = payable.minor === 0 ? zeroAmountGateway : chooseGateway(deps, input.method, country);
    const { method, token = null, installmentPlanId: planId = null, returnUrl } = input;
    const sent = { method, token, planId, returnUrl, cardBrand: input.brand };
    const attempt = { paymentId, gateway: gateway.name, country, ...sent, request, ...times };
    await write(tx, priced, attempt, { describePictures, secrets: deps.settings.secrets });
    const isPaid = isOwnMoney(method) && isWalletOnly(priced);
    if (isPaid) await confirmAtOnce(tx, deps, paymentId, cart.currency);
    return { isPaid };
  };
}

export async function refuseCart(db: Tx, { owner, cartId, request }: BlockedCall): Promise<void> {
  await refuseUnpayableCart(db, await ownCart(db, owner, cartId), request);
}

async function refuseUnpayableCart(tx: Tx, cart: CartRow, request: Placing["request"]): Promise<void> {
  await refuseSecondCall(tx, cart, request);
  await requireOpen(tx, cart);
}

/** Nobody outside has to answer, so the order is confirmed in the transaction that places it. */
async function confirmAtOnce(tx: Tx, deps: PaymentDeps, paymentId: string, currency: CurrencyCode): Promise<void> {
  await advanceIn(tx, deps, paymentId, { kind: "captured", amountMinor: 0, currency });
  await faultPoint("K37");
}
