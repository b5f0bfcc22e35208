import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { GiftSummary } from "#contract/order-list.ts";
import { giftPicture } from "#domain/gift/designs.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { PaidAmount } from "../cart/paid-amount.tsx";
import { usePaidText } from "../cart/paid-text.ts";
import { usePaths } from "../paths.ts";

/** A bought gift card in a list of orders: it has no home and no dates. */
export function GiftLine({ gift }: { gift: GiftSummary }) {
  const { gift: words } = useNamespace("orders");
  const path = usePaths();
  const paidText = usePaidText();
  const { orderNumber, designId, state, recipientName, amount, total, currency } = gift;
  return (
    <Link
      to={path("giftOrder", { giftOrderNumber: orderNumber })}
      className="flex items-start gap-4 rounded-card border border-border bg-surface p-3 text-text no-underline transition-colors hover:border-primary sm:p-4"
    >
      <img
        src={giftPicture(designId)}
        alt=""
        width={600}
        height={378}
        className="size-20 shrink-0 rounded-control object-cover sm:size-24"
      />
      <span className="grid min-w-0 grow gap-1">
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere type-h3">{words.name}</span>
          <Badge tone={state === "redeemed" || state === "sent" ? "success" : "muted"}>{words.states[state]}</Badge>
        </span>
        {recipientName !== null && (
          <span className="wrap-anywhere type-small">{words.to({ name: `\u2068${recipientName}\u2069` })}</span>
        )}
        <span className="text-text-2 type-small">
          {words.value({ a: paidText({ total: amount, currency: "SAR" }) })}
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 type-small">
          <span className="font-bold tabular-nums">
            <PaidAmount total={total} currency={currency} />
          </span>
          <bdi dir="ltr" className="text-muted type-caption tabular-nums">
            {orderNumber}
          </bdi>
        </span>
      </span>
      <Icon icon={ChevronRight} className="mt-1 hidden text-muted sm:block" />
    </Link>
  );
}
