import { useEffect, useState } from "react";
import type { Reward } from "#contract/loyalty.ts";
import { rewardProviders, rewardRates } from "#domain/loyalty/rewards.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useBooking } from "../stay/booking-context.tsx";

export type Rewards = Reward[] | "no dates" | "loading" | "failed";

/** Whether this site takes part in a programme at all. */
export function useHasRewards(): boolean {
  const { features } = usePageContext().site;
  return rewardProviders.some((provider) => features[rewardRates[provider].feature]);
}

/** The points of the price in sight, asked for again when the price is another. */
export function useRewards(): Rewards {
  const { price } = useBooking();
  const isOffered = useHasRewards();
  const amount = isOffered && price ? price.totalPrice : null;
  const [known, setKnown] = useState<{ amount: number; rewards: Reward[] | "failed" }>();
  useEffect(() => {
    if (amount === null) return;
    const body = { amount, currency: "SAR" as const, productType: "accommodation" as const };
    callFromBrowser("getLoyaltyRewards", { body }).then(
      (rewards) => setKnown({ amount, rewards }),
      (error) => !isCancelled(error) && setKnown({ amount, rewards: "failed" }),
    );
  }, [amount]);
  if (amount === null) return "no dates";
  return known?.amount === amount ? known.rewards : "loading";
}
