import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePriceText } from "#web/shared/price-text.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { useBooking } from "./booking-context.tsx";
import { OwnHoldNotice, ResumeLink, useOwnHold } from "./own-hold.tsx";
import { PricedStay } from "./priced-stay.tsx";
import { RefusedStay } from "./refused-stay.tsx";

/** The price box in each of its states. Screen readers announce every change once. */
export function PriceState() {
  const { stay, result, isQuoting } = useBooking();
  const { held, isSame } = useOwnHold();
  // Nights that are being paid for are refused to everybody, also to the guest who pays for them.
  const isOwn = held !== null && isSame;
  return (
    <div aria-live="polite" aria-busy={isQuoting} className="min-h-30">
      {!stay && <NoDates />}
      {stay && <OwnHoldNotice />}
      {stay && !result && <LoadingPrice />}
      {result?.kind === "priced" && <PricedStay />}
      {result?.kind === "refused" && (isOwn ? <ResumeLink hold={held.hold} full /> : <RefusedStay {...result} />)}
      {result?.kind === "failed" && <FailedPrice />}
    </div>
  );
}

function NoDates() {
  const { price: words } = useNamespace("details");
  const text = usePriceText();
  const { availability, choose } = useBooking();
  if (availability.isKnown && availability.lowest === null) {
    return <p className="text-text type-body">{words.fullyBooked}</p>;
  }
  return (
    <>
      {availability.lowest !== null && (
        <p className="text-text type-h3">{words.perNightFrom({ price: text(availability.lowest) })}</p>
      )}
      <p className="mt-1 mb-4 text-text-2 type-body">{words.noDates}</p>
      <div className="noscript:hidden">
        <Button full onPress={choose}>
          {words.choose}
        </Button>
      </div>
    </>
  );
}

function LoadingPrice() {
  return (
    <SkeletonGroup className="grid gap-3">
      <Skeleton className="h-8 w-40 rounded-control-sm" />
      <Skeleton className="h-4 w-56 rounded-control-sm" />
      <Skeleton className="h-4 w-full rounded-control-sm" />
    </SkeletonGroup>
  );
}

function FailedPrice() {
  const t = useMessages();
  const { price: words } = useNamespace("details");
  const { requestQuote, isQuoting } = useBooking();
  return (
    <>
      <p className="font-semibold text-text type-body">{words.failed}</p>
      <p className="mb-3 text-text-2 type-small">{t.error.default}</p>
      <Button variant="secondary" full busy={isQuoting} onPress={() => requestQuote()}>
        {t.ui.tryAgain}
      </Button>
    </>
  );
}
