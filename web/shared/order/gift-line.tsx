import type { GiftSummary } from "#contract/order/order-list.ts";
import { giftPicture } from "#domain/gift/designs.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { usePaidText } from "../cart/paid-text.ts";
import { usePaths } from "../paths.ts";
import { LineFrame } from "./line-frame.tsx";

/** A bought gift card in a list of orders: it has no home and no dates. */
export function GiftLine({ gift }: { gift: GiftSummary }) {
  const { gift: words } = useNamespace("orders");
  const path = usePaths();
  const paidText = usePaidText();
  const { orderNumber, designId, state, isUndelivered, recipientName, amount } = gift;
  return (
    <LineFrame
      order={gift}
      to={path("giftOrder", { giftOrderNumber: orderNumber })}
      picture={
        <img
          src={giftPicture(designId)}
          alt=""
          width={600}
          height={378}
          className="size-20 shrink-0 rounded-control object-cover sm:size-24"
        />
      }
      name={words.name}
      badge={<Badge tone={toneOf(gift)}>{words.states[isUndelivered ? "undelivered" : state]}</Badge>}
    >
      {recipientName !== null && (
        <span className="wrap-anywhere type-small">{words.to({ name: `\u2068${recipientName}\u2069` })}</span>
      )}
      <span className="text-text-2 type-small">{words.value({ a: paidText({ total: amount, currency: "SAR" }) })}</span>
    </LineFrame>
  );
}

function toneOf({ state, isUndelivered }: GiftSummary) {
  if (isUndelivered) return "warning" as const;
  return state === "redeemed" || state === "sent" ? ("success" as const) : ("muted" as const);
}
