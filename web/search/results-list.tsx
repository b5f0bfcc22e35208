import { Fragment, type ReactNode } from "react";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { CardRow } from "#web/property-card/card-property.ts";
import { PropertyCard } from "#web/property-card/property-card.tsx";
import { PropertyRow } from "#web/property-card/property-row.tsx";
import { FirstCards } from "./first-row.tsx";
import { useWholeRows } from "./load/use-whole-rows.ts";
import { highlightProps, useHighlightedProperty } from "./map/highlighted-property.ts";
import { countBefore, rowsOf } from "./rows-of.ts";
import type { ResultsData } from "./state/results-data.ts";
import type { Found } from "./state/search-store.ts";
import { useCardsGrid } from "./use-results-grid.ts";

/** Cards whose pictures load first; all others load when they are near the window. */
const FIRST_VIEW_CARDS = 2;

/** A row of other homes among the results. */
const ROW_ITEM = "col-span-full min-w-0 py-4";

type Props = { data: ResultsData; found: Found };

/** The cards in order, with themed rows at their positions; where cards are in pairs, after the pair. */
export function ResultsList({ data, found }: Props) {
  const words = useNamespace("results");
  const { city, stay, labels } = data;
  const grid = useCardsGrid();
  const before = countBefore({ ...data, found });
  const whole = useWholeRows(data);
  const { query } = data;
  const wholeRows = rowsOf({ query, rows: whole }, found.properties, before);
  const firstRows = rowsOf({ query, rows: whole ? null : data.firstRows }, found.properties, before);
  const rowsAt = (here: number) => (
    <>
      <Rows rows={wholeRows.filter(({ position }) => position === here)} data={data} />
      {firstRows
        .filter(({ position }) => position === here)
        .map((row) => (
          <li key={row.title} className={ROW_ITEM}>
            <FirstCards row={row} data={data} />
          </li>
        ))}
    </>
  );
  return (
    <ul aria-label={words.list} className={grid}>
      {before === 0 && rowsAt(0)}
      {found.properties.map((property, index) => (
        <Fragment key={property.id}>
          <ResultItem propertyId={property.id}>
            <PropertyCard
              property={property}
              areaName={labels[lookupTypes.AREA]?.[property.location.areaId] ?? city?.value}
              cityName={undefined}
              stay={stay}
              layout="row"
              level={2}
              position={before + index + 1}
              canCompare
              isLazy={index >= FIRST_VIEW_CARDS}
            />
          </ResultItem>
          {rowsAt(before + index + 1)}
        </Fragment>
      ))}
    </ul>
  );
}

/** A card that highlights its pin, and that its pin highlights. */
function ResultItem({ propertyId, children }: { propertyId: number; children: ReactNode }) {
  const isHighlighted = useHighlightedProperty() === propertyId;
  const outline = isHighlighted ? "outline-2 outline-primary outline-offset-2" : "";
  return (
    <li {...highlightProps(propertyId)} className={`@container min-w-0 rounded-card ${outline}`}>
      {children}
    </li>
  );
}

function Rows({ rows, data: { stay, labels, city } }: { rows: CardRow[]; data: ResultsData }) {
  const language = useLanguage();
  return rows.map(({ titleAr, titleEn, properties }) => (
    <li key={titleEn} className={ROW_ITEM}>
      <PropertyRow
        title={language === "ar" ? titleAr : titleEn}
        properties={properties}
        stay={stay}
        areaNames={labels[lookupTypes.AREA] ?? {}}
        cityNames={city ? { [city.id]: city.value } : {}}
      />
    </li>
  ));
}
