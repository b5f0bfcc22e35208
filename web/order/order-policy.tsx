import { policyShare } from "#domain/order/policy-share.ts";
import { bookedSteps } from "#domain/policy/booked-terms.ts";
import { instantAt, readTimeZone } from "#domain/stay/time-zone.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { bookedAtOf } from "./booked-at.ts";
import { CancelLink } from "./cancel/cancel-link.tsx";
import { ChangeLink, isStaying } from "./change/change-link.tsx";
import { useOrder } from "./order-context.tsx";

/** The cancellation costs from now to check-in, as agreed at the time of booking. */
export function OrderPolicy() {
  const words = useNamespace("order");
  const terms = useNamespace("cancellation");
  const { order, moment } = useOrder();
  const { property, checkIn, policySnapshot } = order;
  const arrival = instantAt(checkIn, property.checkinBeginTime, readTimeZone(property.timeZone));
  const policies = policySnapshot[0]?.policies ?? [];
  if (policies.length === 0) return null;
  const steps = bookedSteps(policies, { begins: arrival, bookedAt: bookedAtOf(order) });
  return (
    <OrderCard title={words.policy}>
      {steps.length === 0 && <p className="mb-3 text-text type-body">{terms.begun}</p>}
      <ol>
        {steps.map(({ step, from, until }) => (
          <PolicyStep
            key={step.fromHours}
            when={
              until
                ? words.untilMoment({ moment: moment(until) })
                : from
                  ? words.afterMoment({ moment: moment(from) })
                  : words.always
            }
            {...policyShare(step.policy, order)}
          />
        ))}
        <li className="relative ps-7 text-text type-body">
          <Mark tone="bg-text-2" />
          <span className="font-semibold">{words.arrival}</span>
          <span className="block text-text-2 type-small">{moment(arrival)}</span>
        </li>
      </ol>
      <p className="mt-3 text-muted type-caption">{words.zone}</p>
      <div className="flex flex-wrap gap-x-6">
        {!isStaying(order) && <ChangeLink />}
        <CancelLink />
      </div>
    </OrderCard>
  );
}

type StepProps = { when: string; charged: number; back: number };

function PolicyStep({ when, charged, back }: StepProps) {
  const words = useNamespace("order");
  const text = usePaidText();
  const { currency } = useOrder().order;
  const amount = (total: number) => text({ total, currency });
  const tone = charged === 0 ? "bg-success" : back > 0 ? "bg-warning" : "bg-danger";
  const refund =
    charged === 0
      ? words.fullRefund({ amount: amount(back) })
      : back === 0
        ? words.noRefund
        : words.partRefund({ back: amount(back), fee: amount(charged) });
  return (
    <li className="relative ps-7 pb-5">
      <span aria-hidden="true" className={`absolute start-[7px] top-3 bottom-0 w-0.5 ${tone}`} />
      <Mark tone={tone} />
      <span className="block font-semibold text-text type-body">{when}</span>
      <span className="block text-text-2 type-small">{refund}</span>
    </li>
  );
}

function Mark({ tone }: { tone: string }) {
  return <span aria-hidden="true" className={`absolute start-0 top-1.5 size-4 rounded-pill ${tone}`} />;
}
