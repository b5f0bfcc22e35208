import { CalendarCheck, Headset, ReceiptText, Undo2 } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { CardMarks } from "#web/shared/card-marks.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { TextLink } from "#web/ui/navigation/text-link.tsx";

/** Reasons to trust the site: the price, the payment, the support. */
export function TrustStrip() {
  const words = useNamespace("about");
  const column = usePageColumn();
  const reasons = [
    { icon: ReceiptText, words: words.trust.price },
    { icon: CalendarCheck, words: words.trust.hold },
    { icon: Undo2, words: words.trust.cancel },
    { icon: Headset, words: words.trust.support },
  ];
  return (
    <section aria-label={words.trust.title} className={`${column} pt-16`}>
      <div className="rounded-card bg-sunken p-6 desktop:p-8">
        <ul className="grid gap-6 sm:grid-cols-2 desktop:grid-cols-4">
          {reasons.map(({ icon: ReasonIcon, words: { title, body } }) => (
            <li key={title} className="flex gap-4">
              <ReasonIcon aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />
              <div>
                <h3 className="font-bold text-text type-body">{title}</h3>
                <p className="text-text-2 type-small">{body}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-border border-t pt-6">
          <Cards />
          <Phones />
        </div>
      </div>
    </section>
  );
}

function Cards() {
  const words = useNamespace("about");
  return (
    <div>
      <h3 className="mb-1 text-text-2 type-small">{words.trustFacts.cards}</h3>
      <CardMarks />
    </div>
  );
}

function Phones() {
  const words = useNamespace("about");
  const { site } = usePageContext();
  const rows = [
    { label: words.trustFacts.phone, number: site.supportPhone },
    ...(site.tollFree ? [{ label: words.trustFacts.tollFree, number: site.tollFree }] : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {rows.map(({ label, number }) => (
        <div key={label}>
          <dt className="text-text-2 type-small">{label}</dt>
          <dd className="flex min-h-11 items-center md:min-h-8">
            <TextLink to={`tel:${number.replace(/\s/g, "")}`}>{number}</TextLink>
          </dd>
        </div>
      ))}
      <div>
        <dt className="sr-only">{words.trust.support.title}</dt>
        <dd className="text-text-2 type-small">{words.trustFacts.always}</dd>
      </div>
    </dl>
  );
}
