import { useEffect, useRef, useState } from "react";
import type { ChangePreview } from "#contract/order/change.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useListText } from "#web/i18n/use-list-text.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { track } from "#web/lib/analytics/track.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { PriceLines } from "#web/shared/cart/price-lines.tsx";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { RefundList } from "../action/refund-list.tsx";
import { useOrder } from "../order-context.tsx";
import { useOrderPaths } from "../order-paths.ts";
import { ChangePolicy } from "./change-policy.tsx";
import { useChange } from "./use-change.ts";

type Props = { preview: ChangePreview; isChanged: boolean; firstProblem: string | null };

/** The stay before and after, its price line by line, the difference, and one button. A plain form, also without JavaScript. */
export function ChangeBox({ preview: first, isChanged, firstProblem }: Props) {
  const words = useNamespace("change");
  const { orderNumber } = useOrder().order;
  const paths = useOrderPaths();
  const [shown, setShown] = useState({ preview: first, isNew: isChanged });
  const { preview, isNew } = shown;
  const { change, isBusy, problem } = useChange((next) => setShown({ preview: next, isNew: true }));
  const text = usePaidText();
  const amount = (total: number) => text({ total: Math.abs(total), currency: preview.currency });
  const { difference } = preview;
  useEffect(() => track("change_previewed", { orderNumber }), [orderNumber]);
  const label = difference > 0 ? words.pay : difference < 0 ? words.confirmBack : null;
  return (
    <form
      method="post"
      action={paths.change}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void change(preview);
      }}
    >
      <input type="hidden" name="previewId" value={preview.previewId} />
      <input type="hidden" name="acceptedDifference" value={difference} />
      <BeforeAndAfter preview={preview} />
      <div className="rounded-card bg-sunken p-4 sm:p-5">
        <Difference preview={preview} isNew={isNew} amount={amount} />
        <div className="mt-4 border-border border-t pt-4">
          <PriceLines
            products={preview.lines}
            total={{ total: preview.after.total, currency: preview.currency }}
            totalLabel={words.newTotal}
          />
        </div>
        <div className="mt-4 border-border border-t pt-4 empty:hidden">
          <ChangePolicy preview={preview} />
        </div>
      </div>
      <FormProblem>{problem ?? firstProblem}</FormProblem>
      <div>
        <Button type="submit" full="phone" busy={isBusy}>
          {label ? label({ amount: amount(difference) }) : words.confirm}
        </Button>
      </div>
    </form>
  );
}

function BeforeAndAfter({ preview: { before, after, currency } }: Pick<Props, "preview">) {
  const t = useMessages();
  const words = useNamespace("change");
  const orders = useNamespace("orders");
  const language = useLanguage();
  const listed = useListText();
  const text = usePaidText();
  const rows = [
    { name: words.before, total: words.oldTotal, stay: before },
    { name: words.after, total: words.newTotal, stay: after },
  ];
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {rows.map(({ name, total, stay }) => (
        <div key={name} className="rounded-card border border-border p-4">
          <dt className="text-text-2 type-small">{name}</dt>
          <dd className="text-text type-body">
            {orders.stay({
              checkIn: displayDay(stay.checkIn, language),
              checkOut: displayDay(stay.checkOut, language),
            })}
            <span className="block text-text-2 type-small">
              {listed([t.count.nights({ n: stay.nights }), t.count.guests({ n: guestsOf(stay) })])}
            </span>
            <span className="mt-1 flex flex-wrap justify-between gap-x-4 font-semibold type-small">
              {total}
              <span>{text({ total: stay.total, currency })}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function guestsOf({ guestCount: { adults, children } }: ChangePreview["before"]): number {
  return adults + children;
}

type DifferenceProps = { preview: ChangePreview; isNew: boolean; amount: (total: number) => string };

/** The difference, large; then where money goes back to, and what the guest loses. */
function Difference({ preview, isNew, amount }: DifferenceProps) {
  const words = useNamespace("change");
  const { difference, refunds, notRefunded, couponLost } = preview;
  const sum = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) sum.current?.focus();
  }, [isNew]);
  return (
    <div ref={sum} tabIndex={-1} aria-live="polite">
      {isNew && <p className="mb-2 font-semibold text-warning type-small">{words.changed}</p>}
      {difference === 0 ? (
        <p className="text-text type-h3">{words.same}</p>
      ) : (
        <>
          <p className="text-text-2 type-small">{difference > 0 ? words.toPay : words.back}</p>
          <p className="text-text type-h1">{amount(difference)}</p>
        </>
      )}
      <RefundList refunds={refunds} amount={amount} />
      {notRefunded > 0 && (
        <p className="mt-2 text-text-2 type-small">{words.notRefunded({ amount: amount(notRefunded) })}</p>
      )}
      {couponLost && <p className="mt-1 text-text-2 type-small">{words.couponLost}</p>}
    </div>
  );
}
