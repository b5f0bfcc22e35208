import type { CancelPreview } from "#contract/order/cancel.ts";
import { isOpen } from "#domain/policy/booked-terms.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { bookedAtOf } from "../booked-at.ts";
import { useOrder } from "../order-context.tsx";

/** The policy of the booking from now to check-in, with a mark at the step of now. */
export function CancelSteps({ preview: { steps, currency } }: { preview: CancelPreview }) {
  const words = useNamespace("cancel");
  const { zone } = useNamespace("order");
  const text = usePaidText();
  const { order, moment } = useOrder();
  const bookedAt = bookedAtOf(order);
  const open = steps.filter(({ until }) => isOpen(new Date(until), bookedAt));
  return (
    <section>
      <h2 className="mb-2 text-text type-h3">{words.policy}</h2>
      <ol className="grid gap-1">
        {open.map(({ until, refundable, charged, isNow }) => {
          const tone = charged === 0 ? "border-success" : refundable > 0 ? "border-warning" : "border-danger";
          const when = { moment: moment(new Date(until)) };
          const amount = text({ total: refundable, currency });
          return (
            <li
              key={until}
              aria-current={isNow ? "step" : undefined}
              className={`border-s-4 ps-3 text-text type-small ${tone} ${isNow ? "font-semibold" : ""}`}
            >
              {isNow && (
                <span className="me-2 inline-block">
                  <Badge tone="info">{words.today}</Badge>
                </span>
              )}
              {refundable > 0 ? words.step({ ...when, amount }) : words.stepNone(when)}
            </li>
          );
        })}
      </ol>
      <p className="mt-2 text-muted type-caption">{zone}</p>
    </section>
  );
}
