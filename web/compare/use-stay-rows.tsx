import { bestIndexes } from "#domain/compare/best-indexes.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useDepositText } from "#web/shared/exact-price.ts";
import { usePropertyPath } from "#web/shared/property-path.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { AvailabilityCell } from "./availability-cell.tsx";
import { useCompare } from "./compare-context.tsx";
import type { CompareRow } from "./compare-row.ts";
import { PriceCell } from "./price-cell.tsx";
import { RefundCell } from "./refund-cell.tsx";

/** What the stay costs, what comes back, and whether it can be booked. */
export function useStayRows(): CompareRow[] {
  const words = useNamespace("compare");
  const { properties, stay, nameOf } = useCompare();
  const depositText = useDepositText();
  const propertyPath = usePropertyPath();
  const cheapest = bestIndexes(
    properties.map(({ priceDetail }) => priceDetail?.totalPrice ?? null),
    "lowest",
  );
  return [
    {
      id: "price",
      label: words.rows.price,
      cell: (property, index) => <PriceCell price={property.priceDetail} isLowest={cheapest.has(index)} />,
    },
    {
      id: "availability",
      label: words.rows.availability,
      cell: (property) => <AvailabilityCell property={property} />,
    },
    { id: "refund", label: words.rows.refund, cell: (property) => <RefundCell property={property} /> },
    {
      id: "deposit",
      label: words.rows.deposit,
      cell: ({ insuranceAmount: riyals }) =>
        riyals === 0 ? words.deposit.none : `${depositText(riyals)} ${words.deposit.note}`,
    },
    {
      id: "see",
      label: words.see,
      cell: (property) => (
        <span className="compare-see">
          <ButtonLink
            to={propertyPath(property.propertyId, { cityId: property.cityId, stay })}
            variant="secondary"
            full
            aria-label={words.seeLabel({ name: nameOf(property) })}
          >
            {words.see}
          </ButtonLink>
        </span>
      ),
    },
  ];
}
