import type { RowSearch } from "#domain/search/row-search.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PropertyRow } from "#web/property-card/property-row.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePaths } from "#web/shared/paths.ts";
import type { ThemedRow } from "./load-front-page.ts";

type Names = Readonly<Record<number, string>>;
type Props = { carousels: readonly ThemedRow[]; stay: Stay; areaNames: Names; cityNames: Names };

/** The rows that the editors composed, with prices for the dates of the search box. */
export function PropertyRows({ carousels, ...shown }: Props) {
  const column = usePageColumn();
  const language = useLanguage();
  const seeAll = useSeeAll(shown.cityNames);
  return carousels.map(({ titleEn, titleAr, position, properties, search }) => (
    <div key={`${position} ${titleEn}`} className={`${column} pt-12`}>
      <PropertyRow
        title={language === "ar" ? titleAr : titleEn}
        properties={properties}
        seeAll={seeAll(search)}
        {...shown}
      />
    </div>
  ));
}

function useSeeAll(cityNames: Names) {
  const words = useNamespace("card");
  const path = usePaths();
  return (search: RowSearch | null) => {
    const city = search && cityNames[search.cityId];
    if (!city) return undefined;
    const { cityId, propertyTypes = [], is3DView } = search;
    const query = { cityId: String(cityId), propertyTypes: propertyTypes.join(","), is3DView: is3DView ? "1" : "" };
    return { to: path("search", query), label: words.seeAllIn({ city }) };
  };
}
