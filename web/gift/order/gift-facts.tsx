import type { ComponentProps } from "react";
import type { GiftOrder } from "#contract/wallet/gift.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { FactList } from "./fact-list.tsx";

/** What was bought, and for whom. */
export function GiftFacts({ gift }: { gift: GiftOrder }) {
  const { order: words } = useNamespace("gift");
  const language = useLanguage();
  const paidText = usePaidText();
  const { recipient, expiresOn, last4 } = gift;
  const facts: ComponentProps<typeof FactList>["facts"] = [
    [words.to, recipient?.name],
    [words.sentTo, recipient && leftToRight(recipient.contact)],
    [words.value, paidText({ total: gift.amount, currency: "SAR" })],
    [words.until, isUsable(gift) && expiresOn && displayDay(expiresOn, language)],
    [words.endsIn, gift.state === "sent" && last4 ? leftToRight(last4) : null],
    [words.words, recipient?.text],
  ];
  return (
    <section aria-labelledby="gift-facts" className="rounded-card border border-border bg-surface p-4 sm:p-6">
      <h2 id="gift-facts" className="mb-3 text-text type-h2">
        {words.facts}
      </h2>
      <FactList facts={facts} />
    </section>
  );
}

/** A card that was used, returned, frozen or expired is not valid any more. */
function isUsable({ state }: GiftOrder): boolean {
  return state === "waiting" || state === "scheduled" || state === "sent";
}
