import { BadgeCheck, FileX } from "lucide-react";
import type { CheckedDocument } from "#contract/order/document.ts";
import { paidText } from "#domain/money/paid-text.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

type Props = { document: CheckedDocument | null };

/** The page behind the QR code of a document: what the printed document must say, and nothing about the guest. */
export default function CheckedDocumentPage({ document }: Props) {
  const words = useNamespace("document");
  const brand = useMessages().shell.brand[usePageContext().site.brand];
  return (
    <>
      <PageHead title={words.checkTitle({ brand })} description={words.checkLead} hidden />
      <div className="page-width py-6 sm:py-10">
        {document ? (
          <Genuine document={document} />
        ) : (
          <EmptyState
            level={1}
            illustration={<Icon icon={FileX} size="l" />}
            sentence={words.unknown}
            detail={words.unknownDetail}
          />
        )}
      </div>
    </>
  );
}

function Genuine({ document }: { document: CheckedDocument }) {
  const words = useNamespace("document");
  const language = useLanguage();
  const { kind, number, day, gross, currency, seller } = document;
  const facts = [
    [words.kind, words.kinds[kindWords[kind]]],
    [words.number, leftToRight(number)],
    [words.day, displayDay(day as Day, language)],
    [words.total, paidText({ total: gross, currency }, language)],
    [words.seller, seller[language]],
  ] as const;
  return (
    <div className="mx-auto max-w-[560px] rounded-card border border-border bg-surface p-5 sm:p-8">
      <h1 className="flex items-center gap-2 text-text type-h2">
        <Icon icon={BadgeCheck} className="text-success" />
        {words.genuine}
      </h1>
      <p className="mt-2 text-text-2 type-body">{words.checkLead}</p>
      <dl className="mt-5 grid gap-3">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
            <dt className="text-text-2 type-small">{name}</dt>
            <dd className="font-bold text-text type-body">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export const kindWords = { invoice: "invoice", "credit-note": "creditNote", receipt: "receipt" } as const;
