import { Gift } from "lucide-react";
import type { Reward } from "#contract/cart/loyalty.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { LoadState } from "#web/lib/api/load-state.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { MoreButton } from "../section/more-button.tsx";
import { Section } from "../section/section.tsx";
import { useBooking } from "../stay/booking-context.tsx";
import { useHasRewards, useRewards } from "./use-rewards.ts";

/** The points that the stay earns in the programmes of this site; hidden without a programme. */
export function LoyaltySection() {
  const { loyalty: words } = useNamespace("details");
  const dialogs = useDialogs();
  const rewards = useRewards();
  if (!useHasRewards()) return null;
  return (
    <Section id="loyalty" title={words.title}>
      <RewardLines rewards={rewards} />
      <MoreButton title={words.title} onPress={() => dialogs.loyalty.open()}>
        {words.all}
      </MoreButton>
    </Section>
  );
}

export function RewardLines({ rewards }: { rewards: LoadState<Reward[]> }) {
  const t = useMessages();
  const { loyalty: words } = useNamespace("details");
  const { result, isQuoting } = useBooking();
  if (rewards.status === "initial" && !isQuoting) {
    const text = result?.kind === "refused" ? words.refused : result ? words.failed : words.noDates;
    return <p className="text-text-2 type-body">{text}</p>;
  }
  if (rewards.status === "failed") return <p className="text-text-2 type-body">{words.failed}</p>;
  if (rewards.status === "initial" || rewards.status === "loading")
    return <Skeleton className="h-6 w-56 rounded-control-sm" />;
  return (
    <ul className="grid gap-2">
      {rewards.value.map(({ provider, rewardValue }) => (
        <li key={provider} className="flex items-center gap-3 text-text type-body">
          <Icon icon={Gift} className="text-accent-text" />
          {words.earn({ points: t.count.points({ n: rewardValue }), programme: words[provider] })}
        </li>
      ))}
    </ul>
  );
}
