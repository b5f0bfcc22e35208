import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useExactPrice } from "#web/shared/exact-price.ts";
import { useProperty } from "../data/property-context.tsx";
import { useBooking } from "../stay/booking-context.tsx";
import { useTimeText } from "../stay/use-time-text.ts";
import { type CancellationStep, cancellationTimeline } from "./cancellation-steps.ts";

/** The cancellation costs from now to check-in; without a priced stay, a prompt to choose dates. */
export function PolicySteps() {
  const { policy } = useNamespace("details");
  const { property, now } = useProperty();
  const { stay, price } = useBooking();
  const moment = useTimeText();
  if (!stay || !price) return <p className="text-text-2 type-small">{policy.none}</p>;
  const { steps, arrival } = cancellationTimeline(property, stay, { price, now: new Date(now) });
  return (
    <>
      {steps.length === 0 && <p className="mb-3 text-text type-body">{policy.begun}</p>}
      <ol className="measure">
        {steps.map((step) => (
          <Step key={String(step.from)} step={step} />
        ))}
        <li className="relative ps-7 text-text type-body">
          <Mark tone="bg-text-2" />
          <span className="font-semibold">{policy.arrival}</span>
          <span className="block text-text-2 type-small">{moment(arrival)}</span>
        </li>
      </ol>
      <p className="mt-3 text-muted type-caption">{policy.zone}</p>
    </>
  );
}

function Step({ step }: { step: CancellationStep }) {
  const { policy } = useNamespace("details");
  const { text } = useExactPrice();
  const { charged, back } = step;
  const refund =
    charged === 0
      ? policy.fullRefund({ amount: text(back) })
      : back === 0
        ? policy.noRefund
        : policy.partRefund({ back: text(back), fee: text(charged) });
  return (
    <li className="relative ps-7 pb-5">
      <span aria-hidden="true" className={`absolute start-[7px] top-3 bottom-0 w-0.5 ${toneOf(step)}`} />
      <Mark tone={toneOf(step)} />
      <span className="block font-semibold text-text type-body">{useSpan(step)}</span>
      <span className="block text-text-2 type-small">{refund}</span>
    </li>
  );
}

function useSpan({ from, until }: CancellationStep): string {
  const { policy } = useNamespace("details");
  const moment = useTimeText();
  if (until) return policy.until({ moment: moment(until) });
  return from ? policy.after({ moment: moment(from) }) : policy.always;
}

function toneOf({ charged, back }: CancellationStep): string {
  if (charged === 0) return "bg-success";
  return back > 0 ? "bg-warning" : "bg-danger";
}

function Mark({ tone }: { tone: string }) {
  return <span aria-hidden="true" className={`absolute start-0 top-1.5 size-4 rounded-pill ${tone}`} />;
}
