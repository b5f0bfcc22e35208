import type { ChangePreview } from "#contract/order/change.ts";
import { policyShare } from "#domain/order/policy-share.ts";
import { instantAt, readTimeZone } from "#domain/stay/time-zone.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { useOrder } from "../order-context.tsx";

const HOUR_MS = 3_600_000;

/** Until when the changed booking returns which part, without deadlines that pass before the change can be made. */
export function ChangePolicy({ preview }: { preview: ChangePreview }) {
  const words = useNamespace("change");
  const texts = useNamespace("order");
  const { order, moment } = useOrder();
  const text = usePaidText();
  const { after, currency, expiresAt, policy } = preview;
  const arrival = instantAt(after.checkIn, order.property.checkinBeginTime, readTimeZone(order.property.timeZone));
  const endOf = (hours: number) => new Date(arrival.getTime() - hours * HOUR_MS);
  const steps = (policy[0]?.policies ?? []).filter(({ fromHours }) => endOf(fromHours) >= new Date(expiresAt));
  if (steps.length === 0) return null;
  const amount = (total: number) => text({ total, currency });
  return (
    <section>
      <h2 className="mb-1 font-semibold text-text type-small">{words.newPolicy}</h2>
      <ul className="grid gap-1 text-text-2 type-small">
        {steps.map(({ fromHours, policy: step }) => {
          const { charged, back } = policyShare(step, { currency, rate: order.rate, due: after.total });
          const refund =
            charged === 0
              ? texts.fullRefund({ amount: amount(back) })
              : back === 0
                ? texts.noRefund
                : texts.partRefund({ back: amount(back), fee: amount(charged) });
          return <li key={fromHours}>{`${texts.untilMoment({ moment: moment(endOf(fromHours)) })}: ${refund}`}</li>;
        })}
      </ul>
    </section>
  );
}
