import type { GiftOrder } from "#contract/gift.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useCardNames } from "#web/shared/card-names.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";

/** What was bought, for whom and how it was paid. */
export function GiftFacts({ gift }: { gift: GiftOrder }) {
  const { order: words } = useNamespace("gift");
  const language = useLanguage();
  const paidText = usePaidText();
  const cardNames: Partial<Record<string, string>> = useCardNames();
  const { recipient, payment, expiresOn, last4 } = gift;
  const card = payment?.last4
    ? `${cardNames[payment.brand ?? ""] ?? ""} ${leftToRight(`•••• ${payment.last4}`)}`
    : null;
  const facts: [string, string | null | undefined][] = [
    [words.to, recipient?.name],
    [words.sentTo, recipient && leftToRight(recipient.contact)],
    [words.value, paidText({ total: gift.amount, currency: "SAR" })],
    [words.paid, gift.statusCode === 58 ? paidText({ total: gift.total, currency: gift.currency }) : null],
    [words.with, gift.statusCode === 58 ? card : null],
    [words.until, expiresOn && displayDay(expiresOn, language)],
    [words.endsIn, gift.state === "sent" && last4 ? leftToRight(last4) : null],
    [words.words, recipient?.text],
  ];
  return (
    <section aria-labelledby="gift-facts" className="rounded-card border border-border bg-surface p-4 sm:p-6">
      <h2 id="gift-facts" className="mb-3 text-text type-h2">
        {words.facts}
      </h2>
      <dl className="grid gap-3">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="grid gap-x-4 sm:grid-cols-3">
              <dt className="text-text-2 type-small">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line text-text type-body sm:col-span-2">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
