import { DESKTOP, FROM_LARGE } from "#web/lib/media-queries.ts";
import "./city-tiles.css";
import { Link } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { cityPicture } from "#web/illustration/site-pictures.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Picture } from "#web/shared/picture.tsx";
import { usePriceText } from "#web/shared/price-text.ts";

type City = { cityId: number; name: string; count: number; fromPrice: number };

/** The cities with properties as picture tiles: a row that scrolls on phones, a grid on wide screens. */
export function CityTiles({ cities }: { cities: City[] }) {
  const words = useNamespace("home");
  const column = usePageColumn();
  if (cities.length === 0) return null;
  return (
    <section id="cities" aria-labelledby="cities-title" className={`${column} pt-12`}>
      <h2 id="cities-title" className="text-text type-h2">
        {words.cities.title}
      </h2>
      <p className="mt-1 text-text-2 type-body">{words.cities.subtitle}</p>
      <ul className="city-row -mx-4 mt-6 flex snap-x gap-4 overflow-x-auto px-4 max-[359px]:-mx-3 max-[359px]:px-3 pb-1 desktop:mx-0 desktop:grid desktop:grid-cols-5 desktop:gap-6 desktop:overflow-visible desktop:px-0 desktop:lg:grid-cols-7">
        {cities.map((city, index) => (
          <li key={city.cityId} className="w-[38%] max-w-44 shrink-0 snap-start desktop:w-auto desktop:max-w-none">
            <CityTile city={city} isLazy={index >= 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CityTile({ city, isLazy }: { city: City; isLazy: boolean }) {
  const t = useMessages();
  const path = usePaths();
  const price = usePriceText();
  return (
    <Link to={path("search", { cityId: String(city.cityId) })} className="group block rounded-tile">
      <Picture
        picture={cityPicture(city.cityId)}
        sizes={`${FROM_LARGE} 180px, ${DESKTOP} 18vw, 176px`}
        isLazy={isLazy}
        className="aspect-4/5 rounded-tile transition-shadow group-hover:shadow-e2"
      />
      <span className="mt-3 block wrap-break-word font-bold text-text type-h3 group-hover:text-primary">
        {city.name}
      </span>
      <span className="block text-text-2 type-small">{t.count.homes({ n: city.count })}</span>
      <span className="block text-text-2 type-small">{t.price.fromNightly({ price: price(city.fromPrice) })}</span>
    </Link>
  );
}
