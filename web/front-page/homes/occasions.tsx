import "./occasions.css";
import { Link } from "react-router";
import type { RowSearch } from "#domain/search/row-search.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FROM_LARGE, FROM_SMALL } from "#web/lib/media-queries.ts";
import { cardPictures } from "#web/property-card/card-picture.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { Picture } from "#web/shared/picture.tsx";
import { usePropertyPath } from "#web/shared/property-path.ts";
import type { Occasion } from "./arrange-homes.ts";
import type { Names } from "./home-row.tsx";

type Props = {
  occasions: readonly Occasion[];
  cityNames: Names;
  stay: Stay;
  hrefOf: (search: RowSearch) => string;
};

/** A mosaic of occasions: each leads to its homes, and shows one of them with its price. */
export function Occasions({ occasions, ...shown }: Props) {
  const words = useNamespace("home");
  const column = usePageColumn();
  if (occasions.length === 0) return null;
  return (
    <section aria-labelledby="occasions-title" className={`${column} pt-12 desktop:pt-16`}>
      <h2 id="occasions-title" className="text-text type-h2">
        {words.occasions}
      </h2>
      <ul className="occasions mt-6 grid gap-4">
        {occasions.map((occasion) => (
          <li key={occasion.titleEn}>
            <Tile occasion={occasion} {...shown} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TileProps = Omit<Props, "occasions"> & { occasion: Occasion };

function Tile({ occasion, cityNames, stay, hrefOf }: TileProps) {
  const words = useNamespace("card");
  const language = useLanguage();
  const propertyPath = usePropertyPath();
  const { shown, search, titleAr, titleEn } = occasion;
  const { cityId } = shown.location;
  const city = cityNames[search?.cityId ?? cityId];
  const [picture] = cardPictures(shown);
  const to = search ? hrefOf(search) : propertyPath(shown.id, { cityId, stay });
  return (
    <Link to={to} className="group relative block h-full overflow-hidden rounded-card">
      {picture && (
        <Picture
          picture={picture}
          sizes={`${FROM_LARGE} 700px, ${FROM_SMALL} 60vw, 92vw`}
          isLazy
          className="occasion-picture h-full rounded-card"
        />
      )}
      <span className="occasion-words rounded-control bg-surface px-4 py-2">
        <span className="block text-text type-h3 group-hover:text-primary">
          {language === "ar" ? titleAr : titleEn}
        </span>
        {city && <span className="block text-text-2 type-small">{search ? words.seeAllIn({ city }) : city}</span>}
      </span>
    </Link>
  );
}
