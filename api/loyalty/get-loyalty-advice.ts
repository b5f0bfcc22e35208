import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { choicesIn } from "#api/cart/cart-choices.ts";
import { checkCartCoupon } from "#api/cart/coupon/cart-coupon.ts";
import { applicableCoupons } from "#api/cart/coupon/propose-coupon.ts";
import { ownCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { sumsOf } from "#api/cart/price/cart-lines.ts";
import { readLots } from "#api/ledger/wallet-lots.ts";
import { readCountedLegs, sumOfLegs } from "#api/leg/read-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { pointsCodes } from "#api/schema/leg.ts";
import { wallets } from "#api/schema/wallet.ts";
import { advise } from "#domain/loyalty/advise.ts";
import { isWalletLeg } from "#domain/loyalty/methods.ts";
import { pointsRates } from "#domain/loyalty/rates.ts";
import { isLender, methodTable, type PaymentMethod } from "#domain/payment/methods.ts";
import { riyals } from "#domain/price/riyals.ts";
import { siteById } from "#domain/site/sites.ts";
import { walletBalance } from "#domain/wallet/lots.ts";

const CONFIRMED_MINUTES = 10;

type AdviceQuery = { cartId: string; method?: PaymentMethod | undefined };

/** Up to three mixes of code, wallet, points and money for a cart, from what its guest has confirmed. */
export async function getLoyaltyAdvice(
  db: Tx,
  owner: Owner,
  { cartId, method: paysBy }: AdviceQuery,
  rewardPercent: number,
) {
  const cart = await ownCart(db, owner, cartId);
  // Only the wallet pays for a change beside money, so there is nothing to mix.
  if (!choicesIn(cart).points) return { mixes: [], currency: "SAR" as const };
  const { features } = siteById(cart.siteId);
  const codes = await confirmedCodes(db, cart);
  const wallet = features.wallet ? await spendable(db, owner, cart) : null;
  const mixes = advise({
    dues: await duesOf(db, cart),
    wallet: wallet ?? 0,
    balances: codes.map(({ method, balance }) => ({ method, points: balance ?? 0, rate: pointsRates[method] })),
    lender: paysBy && isLender(paysBy) ? methodTable[paysBy].limits : null,
    features: { ...features, wallet: wallet !== null },
    rewardPercent,
  });
  return {
    mixes: mixes.map(({ name, pay, couponCode, wallet, method, points, walletReward, earns }) => ({
      ...{ name, couponCode, method, points, earns },
      pay: riyals(pay),
      wallet: riyals(wallet),
      walletReward: riyals(walletReward),
      requestId: codes.find((code) => code.method === method)?.id ?? null,
    })),
    currency: "SAR" as const,
  };
}

/** With the code of the cart, if it is valid, with each code that may be proposed, and without one. */
async function duesOf(db: Tx, cart: CartRow) {
  const { coupon: current } = await checkCartCoupon(db, cart);
  const proposed = (await applicableCoupons(db, cart)).filter(({ code }) => code !== current?.code);
  return [...(current ? [current] : []), ...proposed, null].map((coupon) => ({
    couponCode: coupon?.code ?? null,
    due: sumsOf({ cart, coupon, legs: [] }).total,
  }));
}

/** What the wallet has, with what this cart has set aside of it; `null` for a guest who has not joined and so earns nothing. */
async function spendable(db: Tx, { userId }: Owner, cart: CartRow): Promise<number | null> {
  if (userId === null || cart.userId !== userId) return null;
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, userId));
  if (!wallet) return null;
  if (wallet.frozenAt) return 0;
  const held = (await readCountedLegs(db, cart)).filter(isWalletLeg);
  return walletBalance(await readLots(db, wallet.id), await productTime(db)).available + sumOfLegs(held);
}

/** The newest confirmed code of each programme; points count in riyals only. */
async function confirmedCodes(db: Tx, { id, currency, siteId }: CartRow) {
  if (currency !== "SAR") return [];
  const since = sql`app_now() - make_interval(mins => ${CONFIRMED_MINUTES})`;
  const { cartId, confirmedAt, method } = pointsCodes;
  const rows = await db
    .selectDistinctOn([method])
    .from(pointsCodes)
    .where(and(eq(cartId, id), isNotNull(confirmedAt), gt(confirmedAt, since)))
    .orderBy(method, desc(confirmedAt));
  return rows.filter((row) => siteById(siteId).features[row.method]);
}
