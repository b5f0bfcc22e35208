import type { GiftOrder } from "#contract/wallet/gift.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useCardNames } from "#web/shared/card-names.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { Button } from "#web/ui/action/button.tsx";
import { FactList } from "./fact-list.tsx";

/** What the buyer paid. A gift has no tax document, because VAT is charged for the stay. */
export function GiftReceipt({ gift }: { gift: GiftOrder }) {
  const { order: words } = useNamespace("gift");
  const language = useLanguage();
  const paidText = usePaidText();
  const cardNames: Partial<Record<string, string>> = useCardNames();
  const { orderNumber, createdAt, buyer, payment, total, currency } = gift;
  if (!isPaid(gift)) return null;
  const card = payment?.last4
    ? `${cardNames[payment.brand ?? ""] ?? ""} ${leftToRight(`•••• ${payment.last4}`)}`
    : null;
  return (
    <section aria-labelledby="gift-receipt" className="rounded-card border border-border bg-surface p-4 sm:p-6">
      <h2 id="gift-receipt" className="mb-3 text-text type-h2">
        {words.receipt}
      </h2>
      <FactList
        facts={[
          [words.receiptNumber, leftToRight(orderNumber)],
          [words.paidOn, displayDay(todayInRiyadh(new Date(createdAt)), language)],
          [words.buyer, buyer.name],
          [words.value, paidText({ total: gift.amount, currency: "SAR" })],
          [words.paid, paidText({ total, currency })],
          [words.with, card],
        ]}
      />
      <p className="wrap-anywhere mt-3 text-text-2 type-small print:hidden">
        {words.receiptHint({ email: leftToRight(buyer.email) })}
      </p>
      <div className="mt-3 print:hidden noscript:hidden">
        <Button variant="secondary" onPress={() => print()}>
          {words.print}
        </Button>
      </div>
    </section>
  );
}

function isPaid({ statusCode }: GiftOrder): boolean {
  return statusCode !== null && statusCode !== orderStatus.pending && statusCode !== orderStatus.failed;
}
