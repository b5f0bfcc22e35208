import type { Order } from "#contract/order.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { useOrder } from "./order-context.tsx";

type Leg = Order["legs"][number];

/** What points and the wallet paid, one line each. What went back stands in the card of the refund. */
export function PaidLegs() {
  const { order } = useOrder();
  return order.legs.filter(isPaid).map((leg) => <PaidLeg key={leg.method} {...leg} />);
}

function PaidLeg({ method, points, value }: Leg) {
  const words = useNamespace("order");
  const { programmes } = useNamespace("refund");
  const text = usePaidText();
  const amount = text({ total: value, currency: "SAR" });
  return (
    <p className="mt-2 text-text-2 type-small">
      {method === "wallet"
        ? words.fromWallet({ amount })
        : words.withPoints({ n: points ?? 0, programme: programmes[method], amount })}
    </p>
  );
}

function isPaid({ status }: Leg): boolean {
  return status !== "pending" && status !== "released";
}
