import type { ReactNode } from "react";
import type { MiniMap } from "#web/shared/map/mini-map.ts";
import { HomePlace } from "./home-place.tsx";
import { HostContact } from "./host-contact.tsx";
import { OrderPolicy } from "./order-policy.tsx";
import { OrderPrice } from "./order-price.tsx";
import { StayFacts } from "./stay-facts.tsx";

type Props = {
  map: MiniMap | null;
  /** What the page adds after the rest. */
  children?: ReactNode;
};

/** Everything a booking is made of, on every page that shows one. */
export function OrderParts({ map, children }: Props) {
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-0">
      <div className="grid gap-5 print:gap-0">
        <StayFacts />
        <HomePlace map={map} />
      </div>
      <div className="grid gap-5 print:gap-0">
        <HostContact />
        <OrderPrice />
        <OrderPolicy />
        {children}
      </div>
    </div>
  );
}
