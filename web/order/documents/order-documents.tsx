import { FileText } from "lucide-react";
import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import type { OrderDocument } from "#contract/document.ts";
import { paidText } from "#domain/cart/paid-text.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { Language } from "#domain/site/language.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { localTime, readTimeZone } from "#domain/stay/time-zone.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { statusOf } from "#web/shared/order/status-of.ts";
import { useConnected } from "#web/shared/use-connected.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useOrderSubmit } from "../access/confirm-order-provider.tsx";
import { OrderCard } from "../order-card.tsx";
import { useOrder } from "../order-context.tsx";
import { downloadDocument } from "./download-document.ts";

const REFRESH_MS = 5_000;
const kindWords = { invoice: "invoice", "credit-note": "creditNote", receipt: "receipt" } as const;

/** The invoices and credit notes of a booking, and that the first invoice is being prepared. */
export function OrderDocuments({ isLookedUp = false }: { isLookedUp?: boolean }) {
  const words = useNamespace("document");
  const { order } = useOrder();
  const isMissing =
    statusOf(order) === orderStatus.confirmed && order.documents.every(({ kind }) => kind === "credit-note");
  useRefresh(isMissing && !isLookedUp);
  const { submit, isBusy, problem } = useOrderSubmit();
  if (order.documents.length === 0 && !isMissing) return null;
  return (
    <div className="print:hidden">
      <OrderCard title={words.title}>
        <ul className="grid gap-4">
          {order.documents.map((document) => (
            <DocumentRow
              key={document.documentId}
              document={document}
              isBusy={isBusy}
              onDownload={(url) => void submit(() => downloadDocument(url, `${document.number}.pdf`))}
            />
          ))}
        </ul>
        {isMissing && (
          <p role="status" className="text-text-2 type-body">
            {words.preparing}
          </p>
        )}
        <div className="mt-3 empty:hidden">
          <FormProblem>{problem}</FormProblem>
        </div>
      </OrderCard>
    </div>
  );
}

type RowProps = { document: OrderDocument; isBusy: boolean; onDownload: (url: string) => void };

function DocumentRow({ document, isBusy, onDownload }: RowProps) {
  const words = useNamespace("document");
  const language = useLanguage();
  const { order } = useOrder();
  const { day } = localTime(new Date(document.issuedAt), readTimeZone(order.property.timeZone));
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
      onDownload={onDownload}
    />
  );
  return (
    <li className="flex items-start gap-3">
      <Icon icon={FileText} className="mt-[calc((1lh-20px)/2)] text-text-2" />
      <div className="min-w-0">
        <p className="font-bold text-text type-body">{kind}</p>
        <p className="flex flex-wrap gap-x-3 text-text-2 type-small">
          {[number, displayDay(day, language), amount].map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {link(language, words.download)}
          {link(other, words.otherLanguage)}
        </p>
      </div>
    </li>
  );
}

type LinkProps = {
  url: string;
  label: string;
  name: string;
  isBusy: boolean;
  onDownload: (url: string) => void;
};

/** A plain link downloads without JavaScript, too. */
function DownloadLink({ url, label, name, isBusy, onDownload }: LinkProps) {
  const isConnected = useConnected();
  const press = (event: MouseEvent) => {
    if (!isConnected(event)) return;
    event.preventDefault();
    if (!isBusy) onDownload(url);
  };
  return (
    <a
      href={url}
      download=""
      aria-label={`${name} – ${label}`}
      {...(isBusy && { "aria-disabled": true })}
      className="hit-area cursor-pointer text-primary underline underline-offset-4 type-body hover:no-underline"
      onClick={press}
    >
      {label}
    </a>
  );
}

/** Loads the booking again while its invoice is being prepared and the page is visible. */
function useRefresh(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === "visible") void revalidate();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
