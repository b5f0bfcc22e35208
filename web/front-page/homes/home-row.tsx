import type { Stay } from "#domain/stay/stay.ts";
import type { CardProperty } from "#web/property-card/card-property.ts";
import { PropertyRow } from "#web/property-card/property-row.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";

export type Names = Readonly<Record<number, string>>;
type Props = {
  title: string;
  properties: readonly CardProperty[];
  stay: Stay;
  areaNames: Names;
  cityNames: Names;
  seeAll: { to: string; label: string } | undefined;
};

/** A row of light cards: picture, name, place, score and the price of the stay. */
export function HomeRow(props: Props) {
  const column = usePageColumn();
  if (props.properties.length === 0) return null;
  return (
    <div className={`${column} pt-12 desktop:pt-16`}>
      <PropertyRow isLight {...props} />
    </div>
  );
}
