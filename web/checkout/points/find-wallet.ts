import type { User } from "#contract/account/account.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { loyaltyLinesOf } from "#web/checkout/cart/use-loyalty.ts";
import { ApiProblem, isProblem } from "#web/lib/api/api-problem.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";

/** What the payment page knows about the guest's wallet. */
export type PayerWallet =
  /** The site has none. */
  | { state: "none" }
  | { state: "guest" }
  | { state: "loading" }
  | { state: "join"; user: User }
  /** Riyals that the cart may use, with those it uses already. */
  | { state: "member"; user: User; spendable: number }
  | { state: "frozen" }
  | { state: "failed" };

type WalletContext = { site: Pick<Site, "features">; cart: Cart };

export async function findWallet(call: CallApi, { site, cart }: WalletContext): Promise<PayerWallet> {
  if (!site.features.wallet) return { state: "none" };
  try {
    const [user, available] = await Promise.all([call("getMe", {}), availableOf(call)]);
    if (available === null) return { state: "join", user };
    const held = Math.abs(loyaltyLinesOf(cart).wallet?.price.total ?? 0);
    return { state: "member", user, spendable: riyals(toMinorUnits(available, "SAR") + toMinorUnits(held, "SAR")) };
  } catch (error) {
    if (isProblem(error, "wallet-frozen")) return { state: "frozen" };
    return { state: error instanceof ApiProblem && error.status === 401 ? "guest" : "failed" };
  }
}

/** `null` for an account that has not joined. */
async function availableOf(call: CallApi): Promise<number | null> {
  try {
    return (await call("checkBalance", {})).available;
  } catch (error) {
    if (isProblem(error, "wallet-not-enrolled")) return null;
    throw error;
  }
}
