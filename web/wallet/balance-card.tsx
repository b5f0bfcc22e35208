import { Clock3 } from "lucide-react";
import type { WalletBalance } from "#contract/wallet/wallet.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePriceText } from "#web/shared/price-text.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useRiyalsText } from "./riyals-text.ts";

export function BalanceCard({ balance }: { balance: WalletBalance }) {
  const words = useNamespace("wallet");
  const riyalsText = useRiyalsText();
  const priceText = usePriceText();
  const { currency } = usePageContext();
  const { available, pending, expiringSoon } = balance;
  return (
    <div className="grid gap-3">
      <dl className="rounded-card bg-primary p-5 text-on-primary sm:p-6">
        <dt className="type-small">{words.available}</dt>
        <dd>
          <span className="block type-price-l">{riyalsText(available)}</span>
          {currency !== "SAR" && <span className="block type-small">{words.about({ a: priceText(available) })}</span>}
        </dd>
        {pending > 0 && (
          <>
            <dt className="mt-4 border-current/30 border-t pt-4 type-small">{words.pending}</dt>
            <dd>
              <span className="font-bold type-body">{riyalsText(pending)}</span>{" "}
              <span className="type-small">{words.pendingHint}</span>
            </dd>
          </>
        )}
      </dl>
      {expiringSoon && <Expiring amount={riyalsText(expiringSoon.amount)} day={expiringSoon.date} />}
    </div>
  );
}

function Expiring({ amount, day }: { amount: string; day: string }) {
  const words = useNamespace("wallet");
  const language = useLanguage();
  return (
    <p className="flex items-center gap-3 rounded-card bg-warning-soft p-4 text-warning type-body">
      <Icon icon={Clock3} />
      {words.expiring({ a: amount, d: displayDay(day, language) })}
    </p>
  );
}
