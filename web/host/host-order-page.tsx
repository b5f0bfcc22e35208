import type { HostOrder } from "#contract/order/host.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useListText } from "#web/i18n/use-list-text.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NotFoundSpot } from "#web/illustration/not-found-spot.tsx";
import { CheckoutHead } from "#web/shared/cart/checkout-head.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PropertyThumb } from "#web/shared/property-thumb.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import type { HostRefusal } from "./answer-host-form.ts";
import { HostActions } from "./host-actions.tsx";
import { HostGuests, HostStay } from "./host-stay.tsx";

type Props = { order: HostOrder | null; refusal: HostRefusal | null };

/** One booking for its host: who comes when, and what to do when something goes wrong. */
export default function HostOrderPage({ order, refusal }: Props) {
  const words = useNamespace("host");
  const { site } = usePageContext();
  const phone = leftToRight(site.tollFree ?? site.supportPhone);
  if (!order) return <ExpiredLink phone={phone} />;
  return (
    <div className="page-width pt-5 pb-12 desktop:pt-8">
      <Head order={order} />
      <div className="mx-auto mt-6 grid max-w-[960px] items-start gap-5 desktop:grid-cols-2">
        <div className="grid gap-5">
          <HostStay order={order} />
          <HostGuests order={order} />
        </div>
        <div className="grid gap-5">
          <HostActions order={order} refusal={refusal} />
          <p className="text-text-2 type-body">{words.support({ phone })}</p>
        </div>
      </div>
    </div>
  );
}

function Head({ order }: { order: HostOrder }) {
  const t = useMessages();
  const words = useNamespace("host");
  const language = useLanguage();
  const { site } = usePageContext();
  const { property, orderNumber, statusCode, stayState, checkOut } = order;
  const isConfirmed = statusCode === orderStatus.confirmed;
  const listed = useListText();
  const brand = t.shell.brand[site.brand];
  return (
    <div className="mx-auto flex max-w-[960px] gap-4">
      <CheckoutHead title={words.pageTitle({ number: orderNumber, brand })} />
      <PropertyThumb image={property.thumbnailImage} className="size-24 sm:size-28" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-2 type-small">
          {words.forHosts}
          <bdi dir="ltr" className="tabular-nums">
            {orderNumber}
          </bdi>
          <Badge tone={isConfirmed ? "success" : "muted"}>{isConfirmed ? words.confirmed : words.cancelled}</Badge>
        </p>
        <h1 className="wrap-anywhere text-text type-h1">
          {propertyName({ own: { en: property.nameEn, ar: property.nameAr } }, language)}
        </h1>
        <p className="text-text-2 type-small">{listed([property.area, property.city])}</p>
        <p className="measure mt-2 text-text type-body">{isConfirmed ? words.confirmedLead : words.cancelledLead}</p>
        {isConfirmed && stayState === "left-early" && (
          <p className="measure mt-1 text-text-2 type-body">{words.left({ day: displayDay(checkOut, language) })}</p>
        )}
      </div>
    </div>
  );
}

function ExpiredLink({ phone }: { phone: string }) {
  const words = useNamespace("host");
  return (
    <div className="page-width py-8">
      <CheckoutHead title={words.missing} />
      <ErrorState
        level={1}
        illustration={<NotFoundSpot />}
        sentence={words.missing}
        detail={words.missingDetail({ phone })}
      />
    </div>
  );
}
