import { CalendarCheck, CalendarX2 } from "lucide-react";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";
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

type Terms = { kind: "free" | "partly" | "none"; text: string };

function useTerms(): Terms | null {
  const { box: words } = useNamespace("cart");
  const { chalet, serverTime } = useCart().cart;
  const moment = useTimeText(readTimeZone(chalet.timeZone));
  const policy = chalet.unitCancellationPolicies[0];
  if (!policy) return null;
  const last = policy.lastFreeCancellation;
  if (last !== null && last >= serverTime) {
    return { kind: "free", text: words.freeUntil({ moment: moment(new Date(last)) }) };
  }
  const isNone = policy.policyTypeId === policyTypes.NON_REFUNDABLE;
  return isNone ? { kind: "none", text: words.none } : { kind: "partly", text: words.partly };
}
