import { nightsOf } from "#domain/stay/stay.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePriceText, useRate } from "#web/shared/price-text.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Price } from "#web/ui/display/price.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useBooking } from "./booking-context.tsx";
import { useDeadline } from "./free-deadline.tsx";
import { useOwnHold } from "./own-hold.tsx";
import { ReserveButton } from "./reserve-button.tsx";
import { useTimeText } from "./use-time-text.ts";

/** The bottom bar of a phone: the price of the stay, and its dates. */
export function BookingBar() {
  const { price: words } = useNamespace("details");
  const { stay, price, choose } = useBooking();
  const { isSame } = useOwnHold();
  return (
    <aside
      data-bottom-bar=""
      aria-label={words.bar}
      className="sticky bottom-0 z-sticky border-border border-t bg-surface pb-[env(safe-area-inset-bottom)] noscript:hidden desktop:hidden"
    >
      <div className="mobile-width flex min-h-18 flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2">
        <div className="min-w-0 grow basis-28">
          <BarPrice />
        </div>
        {price || isSame ? (
          <ReserveButton />
        ) : (
          <Button variant={stay ? "secondary" : "primary"} onPress={choose}>
            {stay ? words.change : words.choose}
          </Button>
        )}
      </div>
    </aside>
  );
}

function BarPrice() {
  const t = useMessages();
  const { price: words } = useNamespace("details");
  const text = usePriceText();
  const { stay, result, price, availability } = useBooking();
  if (!stay) {
    const { lowest } = availability;
    return (
      <span className="text-text type-small">
        {lowest === null ? words.noDates : words.perNightFrom({ price: text(lowest) })}
      </span>
    );
  }
  if (!result) return <Skeleton className="h-6 w-28 rounded-control-sm" />;
  if (!price)
    return (
      <span className="font-semibold text-danger type-small">
        {result.kind === "failed" ? words.failed : words.refused}
      </span>
    );
  return (
    <a href="#price" className="block rounded-control-sm">
      <StayPrice amount={price.totalPrice} />
      <span className="block text-text-2 type-caption">{t.price.forNights({ n: nightsOf(stay) })}</span>
      <BarDeadline />
    </a>
  );
}

function StayPrice({ amount }: { amount: number }) {
  const { currency } = usePageContext();
  return <Price amount={amount} currency={currency} rate={useRate()} size="m" />;
}

function BarDeadline() {
  const { policy } = useNamespace("details");
  const moment = useTimeText();
  const until = useDeadline();
  return (
    until && <span className="block text-success type-caption">{policy.freeUntil({ moment: moment(until) })}</span>
  );
}
