import { CalendarCheck, CalendarX2 } from "lucide-react";
import { bookedTerms } from "#domain/policy/booked-terms.ts";
import { bookedTermsText } from "#domain/policy/booked-terms-text.ts";
import type { Day } from "#domain/stay/day.ts";
import { instantAt, readTimeZone } from "#domain/stay/time-zone.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useTimeText } from "#web/shared/time-text.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCart } from "./cart-context.tsx";
import { useCartPropertyPath } from "./use-cart-property-path.ts";

/** What a cancellation of this stay costs, in the price box. */
export function CancellationLine() {
  const terms = useTerms();
  if (!terms) return null;
  const colours = terms.kind === "free" ? "font-semibold text-success" : "text-text-2";
  return (
    <p className={`flex items-start gap-2 border-border border-t pt-3 type-small ${colours}`}>
      <TermsText {...terms} />
    </p>
  );
}

const noteColours = {
  free: "bg-success-soft text-success",
  partly: "bg-info-soft text-info",
  none: "bg-warning-soft text-warning",
} as const;

/** The same beside the pay button, which on a phone is far from the collapsed price box, with a link to the policy. */
export function CancellationNote() {
  const { box: words } = useNamespace("cart");
  const { cart } = useCart();
  const propertyPath = useCartPropertyPath();
  const terms = useTerms();
  if (!terms) return null;
  return (
    <div
      data-cancellation={terms.kind}
      className={`mb-4 flex flex-wrap items-center gap-x-3 rounded-control px-3 type-small ${noteColours[terms.kind]}`}
    >
      <p className="flex items-start gap-2 py-2.5 font-semibold">
        <TermsText {...terms} />
      </p>
      <a
        href={`${propertyPath(cart)}#policy`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {words.policy}
      </a>
    </div>
  );
}

function TermsText({ kind, text }: Terms) {
  return (
    <>
      <Icon icon={kind === "free" ? CalendarCheck : CalendarX2} size="s" className="mt-[calc((1lh-16px)/2)]" />
      <span>{text}</span>
    </>
  );
}

type Terms = { kind: keyof typeof noteColours; text: string };

const kinds = { full: "free", half: "partly", firstNight: "partly", none: "none", begun: "none" } as const;

/** What a guest who pays now can rely on: a deadline that has passed is not named. */
function useTerms(): Terms | null {
  const words = useNamespace("cancellation");
  const { chalet, serverTime } = useCart().cart;
  const zone = readTimeZone(chalet.timeZone);
  const moment = useTimeText(zone);
  const [policy] = chalet.unitCancellationPolicies;
  if (!policy) return null;
  const begins = instantAt(chalet.checkIn as Day, chalet.checkinBeginTime, zone);
  const terms = bookedTerms(policy, { begins, bookedAt: new Date(serverTime) });
  return { kind: kinds[terms.kind], text: bookedTermsText(terms, words, moment) };
}
