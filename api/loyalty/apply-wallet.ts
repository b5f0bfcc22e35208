import { requireRecent, requireUser } from "#api/account/session/require-user.ts";
import { ownOpenCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { dueOfCart } from "#api/cart/loyalty/fit-cart-legs.ts";
import { readLots } from "#api/ledger/wallet-lots.ts";
import { advanceLeg } from "#api/leg/advance-leg.ts";
import { holdWallet } from "#api/leg/hold-wallet.ts";
import { lockLiveLegs } from "#api/leg/lock-legs.ts";
import { sumOfLegs } from "#api/leg/read-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { Caller } from "#api/platform/http/caller.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { lockWallet } from "#api/wallet/read-wallet.ts";
import { isWalletLeg } from "#domain/loyalty/methods.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { siteById } from "#domain/site/sites.ts";
import { walletBalance } from "#domain/wallet/lots.ts";

type WalletInput = {
  owner: Owner;
  caller: Caller;
  cartId: string;
  /** Riyals; without it everything that fits. */
  burnPoints?: number | undefined;
  confirmSar: number;
};

/** Sets wallet money of a member aside for their cart. What the cart held before is replaced. */
export async function applyWallet(
  tx: Tx,
  { owner, caller, cartId, burnPoints, confirmSar }: WalletInput,
): Promise<CartRow> {
  const wanted = burnPoints === undefined ? null : readRiyals(burnPoints);
  const cart = await ownOpenCart(tx, owner, cartId);
  const { userId } = requireUser(caller);
  if (!siteById(cart.siteId).features.wallet) throw new Problem("not-found");
  if (cart.userId !== userId) throw new Problem("sign-in-again");
  const live = await lockLiveLegs(tx, [cart.id]);
  const wallet = await lockWallet(tx, userId);
  if (!wallet) throw new Problem("wallet-not-enrolled");
  if (wallet.frozenAt) throw new Problem("wallet-frozen");
  for (const leg of live.filter(isWalletLeg)) await advanceLeg(tx, leg, "dropped");

  const { available } = walletBalance(await readLots(tx, wallet.id), await productTime(tx));
  const due = (await dueOfCart(tx, cart)) - sumOfLegs(live.filter((leg) => !isWalletLeg(leg)));
  const halalas = Math.min(wanted ?? available, due);
  if (halalas <= 0 || (wanted ?? 0) > available) throw new Problem("points-too-few");
  if (halalas > confirmSar * 100) requireRecent(caller);
  await holdWallet(tx, { cartId: cart.id, walletId: wallet.id, halalas, baseHalalas: wanted ?? halalas });
  return cart;
}

function readRiyals(amount: number): number {
  const halalas = toMinorUnits(amount, "SAR");
  if (halalas <= 0 || halalas / 100 !== amount) throw new Problem("validation", { fields: { burnPoints: "invalid" } });
  return halalas;
}
