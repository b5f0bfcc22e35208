import "./city-strip.css";
import { Link } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { cityPicture } from "#web/illustration/site-pictures.ts";
import { DESKTOP, FROM_LARGE } from "#web/lib/media-queries.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Picture } from "#web/shared/picture.tsx";
import { usePriceText } from "#web/shared/price-text.ts";
import type { City, FeaturedCity } from "./city-reasons.ts";

type Props = { featured: readonly FeaturedCity[]; others: readonly City[] };

/** A strip of five cities with the reason to go there, and the others as links. */
export function CityStrip({ featured, others }: Props) {
  const words = useNamespace("home");
  const column = usePageColumn();
  const path = usePaths();
  if (featured.length + others.length === 0) return null;
  return (
    <section id="cities" aria-labelledby="cities-title" className={`${column} pt-12 desktop:pt-16`}>
      <h2 id="cities-title" className="text-text type-h2">
        {words.cities.title}
      </h2>
      <ul className="city-strip mt-6 flex snap-x gap-4 overflow-x-auto -mx-4 px-4 max-[359px]:-mx-3 max-[359px]:px-3 desktop:gap-6">
        {featured.map((city, index) => (
          <li key={city.cityId} className="snap-start">
            <CityTile city={city} isLazy={index >= 2} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-text-2 type-small">
          <span>{words.cities.others}</span>
          {others.map(({ cityId, name }) => (
            <Link
              key={cityId}
              to={path("search", { cityId: String(cityId) })}
              className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
            >
              {name}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

function CityTile({ city, isLazy }: { city: FeaturedCity; isLazy: boolean }) {
  const t = useMessages();
  const path = usePaths();
  const price = usePriceText();
  const reason = useReason(city);
  return (
    <Link to={path("search", { cityId: String(city.cityId) })} className="city-tile group block rounded-tile">
      <Picture
        picture={cityPicture(city.cityId)}
        sizes={`${FROM_LARGE} 230px, ${DESKTOP} 18vw, 176px`}
        isLazy={isLazy}
        className="city-picture"
      />
      <span className="city-words mt-3 block">
        <span className="block wrap-break-word font-bold text-text type-h3 group-hover:text-primary">{city.name}</span>
        <span className="block text-text type-small">{reason}</span>
        <span className="block text-text-2 type-small">{t.price.fromNightly({ price: price(city.fromPrice) })}</span>
      </span>
    </Link>
  );
}

function useReason({ reason, count }: FeaturedCity): string {
  const t = useMessages();
  const { widest, cheapest, near } = useNamespace("home").cities;
  if (reason.kind === "near") return near({ landmark: reason.landmark });
  return reason.kind === "widest" ? widest({ homes: t.count.homes({ n: count }) }) : cheapest;
}
