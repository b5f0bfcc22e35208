import { useRevalidator, useSearchParams } from "react-router";
import { fromMinorUnits, toMinorUnits } from "#domain/money/minor-units.ts";
import { displaySentenceDays } from "#domain/stay/calendar/display-sentence.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { showResult } from "#web/shared/result/show-result.ts";
import { useResultFocus } from "#web/shared/result/use-result-focus.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { useOrderSubmit } from "../access/confirm-order-provider.tsx";
import { useOrder } from "../order-context.tsx";

/** Says that the booking was just changed, or that a change waits for its payment. */
export function ChangeNotice() {
  const { changes } = useOrder().order;
  const [params] = useSearchParams();
  const last = changes.at(-1);
  if (last?.status !== "done") return <OpenChange />;
  return params.get("changed") === "yes" ? <ChangeDone difference={last.difference} /> : null;
}

/** The new total is that of the booking; what goes back, and the new deadlines, are in its sections. */
function ChangeDone({ difference }: Pick<Change, "difference">) {
  const { change: words } = useNamespace("order");
  const { due, currency } = useOrder().order;
  const text = usePaidText();
  const amount = (total: number) => text({ total, currency });
  const before = fromMinorUnits(
    toMinorUnits(due, currency) - Math.sign(difference) * toMinorUnits(Math.abs(difference), currency),
    currency,
  );
  const notice = useResultFocus<HTMLParagraphElement>("change");
  return (
    <p
      ref={notice}
      role="status"
      tabIndex={-1}
      className="rounded-control bg-success-soft p-4 font-semibold text-success type-body print:hidden"
    >
      {words.done}
      <span className="mt-1 block font-normal text-text type-small">
        {`${words.totals({ before: amount(Number(before)), after: amount(due) })} `}
        {difference === 0
          ? words.same
          : words[difference > 0 ? "paid" : "back"]({ amount: amount(Math.abs(difference)) })}
      </span>
    </p>
  );
}

/** Says that a change waits for its payment. */
export function OpenChange() {
  const last = useOrder().order.changes.at(-1);
  return last && last.status !== "done" ? <WaitingChange change={last} /> : null;
}

type Change = ReturnType<typeof useOrder>["order"]["changes"][number];

function WaitingChange({ change: { after, difference, cartId, status } }: { change: Change }) {
  const { change: words } = useNamespace("order");
  const language = useLanguage();
  const path = usePaths();
  const text = usePaidText();
  const { order } = useOrder();
  const { revalidate } = useRevalidator();
  const { submit, isBusy, problem } = useOrderSubmit({ onFieldErrors: () => {} });
  const { orderNumber, currency } = order;
  const giveUp = async () => {
    const isDone = await submit(() => callFromBrowser("giveUpChange", { params: { orderNumber } }));
    if (!isDone) return;
    await revalidate();
    showResult("booking");
  };
  const days = displaySentenceDays(after.checkIn, after.checkOut, language);
  return (
    <div className="grid gap-3 rounded-card bg-warning-soft p-4 print:hidden">
      <p className="text-text type-body">{words.waiting({ ...days, amount: text({ total: difference, currency }) })}</p>
      <FormProblem>{problem}</FormProblem>
      <div className="grid gap-3 sm:flex">
        {cartId && (
          <ButtonLink to={path("payment", { cartId })} reloadDocument>
            {words.continue}
          </ButtonLink>
        )}
        {status === "open" && (
          <span className="grid noscript:hidden">
            <Button variant="secondary" busy={isBusy} onPress={() => void giveUp()}>
              {words.giveUp}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
