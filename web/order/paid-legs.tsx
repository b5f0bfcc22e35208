import type { Order } from "#contract/order.ts";
import { isProgramme } from "#domain/loyalty/rates.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { riyals } from "#domain/price/riyals.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { useOrder } from "./order-context.tsx";

type Leg = Order["legs"][number];

/**
 * What points and the wallet paid, one line each: the wallet may have paid for changes, too. What went back stands in the
 * card of the refund.
 */
export function PaidLegs() {
  const { order } = useOrder();
  const paid = order.legs.filter(isPaid);
  return [...new Set(paid.map(({ method }) => method))].map((method) => {
    const legs = paid.filter((leg) => leg.method === method);
    const value = riyals(legs.reduce((sum, leg) => sum + toMinorUnits(leg.value, "SAR"), 0));
    return <PaidLeg key={method} method={method} points={legs[0]?.points ?? null} value={value} />;
  });
}

function PaidLeg({ method, points, value }: Pick<Leg, "method" | "points" | "value">) {
  const words = useNamespace("order");
  const { programmes } = useNamespace("refund");
  const text = usePaidText();
  const amount = text({ total: value, currency: "SAR" });
  return (
    <p className="mt-2 text-text-2 type-small">
      {isProgramme(method)
        ? words.withPoints({ n: points ?? 0, programme: programmes[method], amount })
        : words.fromWallet({ amount })}
    </p>
  );
}

function isPaid({ status }: Leg): boolean {
  return status !== "pending" && status !== "released";
}
