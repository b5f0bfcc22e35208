import { BadgePercent, Clock3, type LucideIcon, ReceiptText, Undo } from "lucide-react";
import type { HistoryItem } from "#contract/wallet/wallet.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { HistoryStatus, HistoryType } from "#domain/wallet/history.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Badge, type BadgeTone } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextLink } from "#web/ui/navigation/text-link.tsx";
import { useRiyalsText } from "./riyals-text.ts";

const icons: Record<HistoryType, LucideIcon> = {
  REWARD: BadgePercent,
  REDEEM: ReceiptText,
  EXPIRED: Clock3,
  RFD: Undo,
};
const tones: Record<HistoryStatus, BadgeTone> = {
  Available: "success",
  Pending: "info",
  Redeemed: "muted",
  Expired: "warning",
  Cancelled: "muted",
};

export function StatementRow({ item }: { item: HistoryItem }) {
  const { status: statuses, rows: words } = useNamespace("wallet");
  const language = useLanguage();
  const path = usePaths();
  const { type, status, amount, orderNumber, createdDate, expiryDate, description } = item;
  return (
    <div className="flex items-start gap-3 p-4">
      <Icon icon={icons[type]} size="l" className="mt-0.5 text-primary" />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-semibold text-text type-body">{description[language]}</p>
        <p className="flex flex-wrap gap-x-3 text-text-2 type-small">
          <time dateTime={createdDate}>{displayDay(todayInRiyadh(new Date(createdDate)), language)}</time>
          {expiryDate && status === "Available" && <span>{words.until({ d: displayDay(expiryDate, language) })}</span>}
          {orderNumber && (
            <TextLink to={path("accountOrder", { orderNumber })}>{words.booking({ n: orderNumber })}</TextLink>
          )}
        </p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        <Amount riyals={amount} isCancelled={status === "Cancelled"} />
        <Badge tone={tones[status]}>{statuses[status]}</Badge>
      </div>
    </div>
  );
}

/** The sign belongs to the number, also in Arabic. */
function Amount({ riyals, isCancelled }: { riyals: number; isCancelled: boolean }) {
  const riyalsText = useRiyalsText();
  const text = riyalsText(Math.abs(riyals));
  const Element = isCancelled ? "s" : "span";
  return (
    <Element className={`tabular-nums type-body ${riyals > 0 ? "font-bold text-success" : "text-text"}`}>
      {riyals < 0 ? `\u200e−${text}` : `\u200e+${text}`}
    </Element>
  );
}
