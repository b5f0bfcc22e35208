import { useRevalidator, useSearchParams } from "react-router";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { useOrderSubmit } from "../access/confirm-order-provider.tsx";
import { useOrder } from "../order-context.tsx";

/** Says that the booking was just changed, or that a change waits for its payment. */
export function ChangeNotice() {
  const words = useNamespace("order");
  const { changes } = useOrder().order;
  const [params] = useSearchParams();
  const last = changes.at(-1);
  if (last?.status !== "done") return <OpenChange />;
  if (params.get("changed") !== "yes") return null;
  return (
    <p role="status" className="rounded-control bg-success-soft p-4 font-semibold text-success type-body print:hidden">
      {words.change.done}
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
  const orders = useNamespace("orders");
  const language = useLanguage();
  const path = usePaths();
  const text = usePaidText();
  const { order } = useOrder();
  const { revalidate } = useRevalidator();
  const { submit, isBusy, problem } = useOrderSubmit({ onFieldErrors: () => {} });
  const { orderNumber, currency } = order;
  const giveUp = async () => {
    const isDone = await submit(() => callFromBrowser("giveUpChange", { params: { orderNumber } }));
    if (isDone) await revalidate();
  };
  const stay = { checkIn: displayDay(after.checkIn, language), checkOut: displayDay(after.checkOut, language) };
  return (
    <div className="grid gap-3 rounded-card bg-warning-soft p-4 print:hidden">
      <p className="text-text type-body">
        {words.waiting({ stay: orders.stay(stay), amount: text({ total: difference, currency }) })}
      </p>
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
