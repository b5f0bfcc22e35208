import type { RouterContextProvider } from "react-router";
import type { CouponProposal } from "#contract/cart/coupon.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";

/** A code that would save the guest money; without one, or if it fails to load, nothing is proposed. */
export async function loadProposal(
  context: Readonly<Pick<RouterContextProvider, "get">>,
  { signal }: Request,
  cartId: string,
): Promise<CouponProposal | null> {
  try {
    return (await callFromLoader(context, "proposeCoupon", { params: { cartId } }, signal)).proposal;
  } catch {
    return null;
  }
}
