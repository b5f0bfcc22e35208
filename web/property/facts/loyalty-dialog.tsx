import { rewardProgrammes, rewardProviders } from "#domain/loyalty/rewards.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useExactPrice } from "#web/shared/exact-price.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { useBooking } from "../stay/booking-context.tsx";
import { RewardLines } from "./loyalty-section.tsx";
import { useHasRewards, useRewards } from "./use-rewards.ts";

/** The points that the stay earns, the rule, and when they are credited. */
export default function LoyaltyDialog() {
  const { loyalty: words } = useNamespace("details");
  const { features } = usePageContext().site;
  const { isOpen, close } = useDialogs().loyalty;
  const { price } = useBooking();
  const { text } = useExactPrice();
  const rewards = useRewards();
  if (!useHasRewards()) return null;
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.title}>
      <RewardLines rewards={rewards} />
      {price && <p className="mt-2 text-text-2 type-small">{words.base({ amount: text(price.totalPrice) })}</p>}
      <dl className="mt-5 grid gap-4">
        {rewardProviders
          .filter((provider) => features[rewardProgrammes[provider]])
          .map((provider) => (
            <div key={provider}>
              <dt className="font-semibold text-text type-body">{words[provider]}</dt>
              <dd className="text-text-2 type-body">{words.rule[provider]}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-5 text-text-2 type-small">{words.when}</p>
    </Dialog>
  );
}
