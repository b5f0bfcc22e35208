import { Navigation } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { MiniMap } from "#web/map/mini-map.ts";
import { StaticMap } from "#web/map/static-map.tsx";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { buttonClasses } from "#web/ui/action/button-classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { CopyButton } from "./copy-button.tsx";
import { useOrder } from "./order-context.tsx";

/** The location of the property; exact once the stay is paid. */
export function PropertyPlace({ map }: { map: MiniMap | null }) {
  const words = useNamespace("order");
  const { order, name, address } = useOrder();
  const { exactAddress } = order;
  const { latitude, longitude, isExact } = order.property.location;
  return (
    <OrderCard title={words.where}>
      <div className="mb-3 flex items-start justify-between gap-3">
        <address className="text-text not-italic type-body">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          {exactAddress && (
            <span className="block text-text-2 type-small">
              {words.plusCode}{" "}
              <bdi dir="ltr" className="tabular-nums">
                {exactAddress.plusCode}
              </bdi>
            </span>
          )}
        </address>
        {exactAddress && <CopyButton text={address.join("\n")} label={words.copyAddress} done={words.addressCopied} />}
      </div>
      {map && (
        <>
          <StaticMap map={map} isExact={isExact} label={words.map({ name })} metres={words.metres} />
          <p className="text-muted type-caption">{words.illustrative}</p>
        </>
      )}
      {isExact && (
        <p className="mt-3 print:hidden">
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClasses({ variant: "secondary" })}
          >
            <Icon icon={Navigation} />
            {words.directions}
          </a>
        </p>
      )}
    </OrderCard>
  );
}
