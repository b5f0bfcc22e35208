import type { Reward } from "#contract/cart/loyalty.ts";
import { rewardProgrammes, rewardProviders } from "#domain/loyalty/rewards.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import type { LoadState } from "#web/lib/api/load-state.ts";
import { useQuery } from "#web/lib/api/use-query.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useBooking } from "../stay/booking-context.tsx";

/** Whether this site takes part in a loyalty programme. */
export function useHasRewards(): boolean {
  const { features } = usePageContext().site;
  return rewardProviders.some((provider) => features[rewardProgrammes[provider]]);
}

/** The points that the current price earns, loaded again when the price changes; in its initial state without a price. */
export function useRewards(): LoadState<Reward[]> {
  const { price } = useBooking();
  const isOffered = useHasRewards();
  const amount = isOffered && price ? price.totalPrice : null;
  const body = { amount: amount ?? 0, currency: "SAR" as const, productType: "accommodation" as const };
  return useQuery(amount === null ? null : String(amount), () => callFromBrowser("getLoyaltyRewards", { body }));
}
