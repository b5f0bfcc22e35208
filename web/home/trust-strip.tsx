import { CalendarCheck, Headset, ReceiptText, Undo2 } from "lucide-react";
import { useMessages } from "#web/i18n/messages-context.tsx";

/** Why one may trust us, in words that can be checked: the price, the payment, who answers. */
export function TrustStrip() {
  const t = useMessages();
  const reasons = [
    { sign: ReceiptText, words: t.home.trust.price },
    { sign: CalendarCheck, words: t.home.trust.hold },
    { sign: Undo2, words: t.home.trust.cancel },
    { sign: Headset, words: t.home.trust.support },
  ];
  return (
    <section aria-label={t.home.trust.title} className="page-width pt-16">
      <ul className="grid gap-6 rounded-card bg-sunken p-6 sm:grid-cols-2 desktop:grid-cols-4 desktop:p-8">
        {reasons.map(({ sign: Sign, words: { title, body } }) => (
          <li key={title} className="flex gap-4">
            <Sign aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />
            <div>
              <h3 className="font-bold text-text type-body">{title}</h3>
              <p className="text-text-2 type-small">{body}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
