import { useState } from "react";
import { useRevalidator } from "react-router";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";
import { daysOf } from "#domain/stay/stay.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { showResult } from "#web/shared/result/show-result.ts";
import { useResultFocus } from "#web/shared/result/use-result-focus.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Disclosure } from "#web/ui/action/disclosure.tsx";
import { Select } from "#web/ui/field/select.tsx";
import { useOrderSubmit } from "../access/confirm-order-provider.tsx";
import { ChangeLink, isStaying } from "../change/change-link.tsx";
import { useOrder } from "../order-context.tsx";

/** What a guest may do about a stay under way: object to a no-show, stay longer, or leave early. */
export function StayUnderWay() {
  const { stayNow: words } = useNamespace("order");
  const { order } = useOrder();
  const { state, leaveFrom } = order.stay;
  if (state === "no-show") return <NoShow />;
  if (!leaveFrom && !isStaying(order)) return null;
  return (
    <div className="print:hidden">
      <OrderCard title={words.title}>
        <div className="-my-2 [&_details]:border-b-0">
          {isStaying(order) && <ChangeLink />}
          {leaveFrom && <LeaveEarly leaveFrom={leaveFrom as Day} />}
        </div>
      </OrderCard>
    </div>
  );
}

function NoShow() {
  const { stayNow: words } = useNamespace("order");
  const { order, moment } = useOrder();
  const { submit, isBusy, problem } = useOrderSubmit();
  const { revalidate } = useRevalidator();
  const result = useResultFocus<HTMLDivElement>("objection");
  const { objectUntil, hasObjected } = order.stay;
  const { orderNumber } = order;
  const object = () =>
    submit(async () => {
      await callFromBrowser("objectToNoShow", { params: { orderNumber }, body: {} });
      await revalidate();
      showResult("objection");
    });
  return (
    <div className="print:hidden">
      <OrderCard title={words.noShowTitle}>
        <div ref={result} role="status" tabIndex={-1} className="text-text-2 type-body">
          {hasObjected ? words.objected : words.noShowText}
        </div>
        {objectUntil && (
          <div className="mt-3 grid gap-3">
            <p className="text-text type-body">{words.objectUntil({ moment: moment(new Date(objectUntil)) })}</p>
            <FormProblem>{problem}</FormProblem>
            <Button full="phone" busy={isBusy} onPress={() => void object()}>
              {words.object}
            </Button>
          </div>
        )}
      </OrderCard>
    </div>
  );
}

function LeaveEarly({ leaveFrom }: { leaveFrom: Day }) {
  const { stayNow: words } = useNamespace("order");
  const language = useLanguage();
  const { order } = useOrder();
  const { submit, isBusy, problem } = useOrderSubmit();
  const { revalidate } = useRevalidator();
  const [checkOut, setCheckOut] = useState<string>(leaveFrom);
  const { orderNumber } = order;
  const days = daysOf({ checkIn: leaveFrom, checkOut: order.checkOut as Day });
  const chosen = days.find((day) => day === checkOut) ?? leaveFrom;
  const leave = () =>
    submit(async () => {
      await callFromBrowser("leaveEarly", { params: { orderNumber }, body: { checkOut: chosen } });
      await revalidate();
      showResult("stay");
    });
  return (
    <div className="noscript:hidden">
      <Disclosure summary={words.leaveTitle}>
        <div className="grid gap-4">
          <p className="text-text-2 type-body">{words.leaveText}</p>
          <FormProblem>{problem}</FormProblem>
          <Select
            label={words.leaveDay}
            value={chosen}
            onChange={setCheckOut}
            options={days.map((day) => ({ value: day, label: displayDay(day, language) }))}
          />
          <Button variant="secondary" full="phone" busy={isBusy} onPress={() => void leave()}>
            {words.leave({ day: displayDay(chosen, language) })}
          </Button>
        </div>
      </Disclosure>
    </div>
  );
}
