import { Link } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { cityPicture } from "#web/illustration/shell-pictures.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Picture } from "#web/shared/picture.tsx";
import { usePriceText } from "#web/shared/price-text.ts";

export type City = { cityId: number; name: string; count: number; fromPrice: number };

/** The cities with homes, as arches one can step into. */
export function CityTiles({ cities }: { cities: City[] }) {
  const t = useMessages();
  return (
    <section id="cities" aria-labelledby="cities-title" className="page-width pt-12">
      <h2 id="cities-title" className="text-text type-h2">
        {t.home.cities.title}
      </h2>
      <p className="mt-1 text-text-2 type-body">{t.home.cities.subtitle}</p>
      <ul className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-4 sm:gap-5 desktop:grid-cols-5 desktop:gap-6 desktop:lg:grid-cols-7">
        {cities.map((city, place) => (
          <li key={city.cityId}>
            <CityTile city={city} isLazy={place >= 2} />
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
        sizes="(width >= 1280px) 180px, (width >= 600px) 24vw, 46vw"
        isLazy={isLazy}
        className="aspect-4/5 rounded-tile transition-shadow group-hover:shadow-e2"
      />
      <span className="mt-3 block font-bold text-text type-h3 group-hover:text-primary">{city.name}</span>
      <span className="block text-text-2 type-small">{t.count.chalets({ n: city.count })}</span>
      <span className="block text-text-2 type-small">{t.price.fromNightly({ price: price(city.fromPrice) })}</span>
    </Link>
  );
}
