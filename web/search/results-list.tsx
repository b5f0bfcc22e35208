import { Fragment } from "react";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { isNarrowed } from "#domain/search/search-query.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { type CardRow, cardProperty } from "#web/shared/property-card/card-property.ts";
import { PropertyCard } from "#web/shared/property-card/property-card.tsx";
import { PropertyRow } from "#web/shared/property-card/property-row.tsx";
import { highlightProps } from "./map/highlighted-property.ts";
import type { ResultsData } from "./state/results-data.ts";
import type { Found } from "./state/search-store.ts";

/** Cards of the first view; all others load lazily. */
const IN_SIGHT = 2;

type Props = { data: ResultsData; found: Found };

/** The cards in order, with themed rows at their positions; where cards are in pairs, after the pair. */
export function ResultsList({ data, found }: Props) {
  const words = useNamespace("results");
  const { city, stay, labels } = data;
  const before = data.shape === "pages" ? (found.pageNo - 1) * found.pageSize : 0;
  const rowsAfter = rowsOf(data);
  return (
    <ul aria-label={words.list} className="grid grid-flow-dense gap-4 desktop:gap-6 xl:desktop:grid-cols-2">
      {before === 0 && <Rows rows={rowsAfter(0)} data={data} />}
      {found.properties.map((property, place) => (
        <Fragment key={property.id}>
          <li {...highlightProps(property.id)} className="min-w-0">
            <PropertyCard
              property={cardProperty(property)}
              areaName={labels[lookupTypes.AREA]?.[property.location.areaId]}
              cityName={city?.value}
              stay={stay}
              layout="row"
              level={2}
              position={before + place + 1}
              isLazy={place >= IN_SIGHT}
            />
          </li>
          <Rows rows={rowsAfter(before + place + 1)} data={data} />
        </Fragment>
      ))}
    </ul>
  );
}

/** A filtered list has no rows of other properties. */
function rowsOf({ carousels, query }: ResultsData): (position: number) => CardRow[] {
  if (!carousels || isNarrowed(query)) return () => [];
  return (position) => carousels.filter((row) => row.position === position && row.properties.length > 0);
}

function Rows({ rows, data: { stay, labels, city } }: { rows: CardRow[]; data: ResultsData }) {
  const language = useLanguage();
  return rows.map(({ titleAr, titleEn, properties }) => (
    <li key={titleEn} className="col-span-full min-w-0 py-4">
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
