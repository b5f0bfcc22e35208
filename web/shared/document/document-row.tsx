import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import type { OrderDocument } from "#contract/order/document.ts";
import type { Language } from "#domain/language/language.ts";
import { paidText } from "#domain/money/paid-text.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { downloadDocument } from "./download-document.ts";
import { DownloadLink } from "./download-link.tsx";

const kindWords = { invoice: "invoice", "credit-note": "creditNote", receipt: "receipt" } as const;

type RowProps = {
  document: OrderDocument;
  isBusy: boolean;
  submit: (action: () => Promise<unknown>) => Promise<boolean>;
  /** The booking of the document, where the page is not about one booking. */
  children?: ReactNode;
};

/** A document with its number, day and amount, and a link in each language. */
export function DocumentRow({ document, isBusy, submit, children }: RowProps) {
  const words = useNamespace("document");
  const language = useLanguage();
  const amount = paidText({ total: document.gross, currency: document.currency }, language);
  const kind = words.kinds[kindWords[document.kind]];
  const other: Language = language === "ar" ? "en" : "ar";
  const number = leftToRight(document.number);
  const link = (lang: Language, label: string) => (
    <DownloadLink
      url={`${document.url}&lang=${lang}`}
      label={label}
      name={words.downloadNamed({ document: kind, number })}
      isBusy={isBusy}
      onDownload={(url) => void submit(() => downloadDocument(url, `${document.number}.pdf`))}
    />
  );
  return (
    <li className="flex items-start gap-3">
      <Icon icon={FileText} className="mt-[calc((1lh-20px)/2)] text-text-2" />
      <div className="min-w-0">
        <p className="font-bold text-text type-body">{kind}</p>
        <p className="flex flex-wrap gap-x-3 text-text-2 type-small">
          {[number, displayDay(document.day, language), amount].map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        {children}
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {link(language, words.download)}
          {link(other, words.otherLanguage)}
        </p>
      </div>
    </li>
  );
}
