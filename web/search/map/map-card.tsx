"use no memo";

import { Link } from "react-router";
import { propertyName } from "#domain/property/property-name.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { track } from "#web/lib/analytics/track.ts";
import { Picture } from "#web/shared/picture.tsx";
import { CardPlace } from "#web/shared/property-card/card-facts.tsx";
import { cardPictures } from "#web/shared/property-card/card-picture.ts";
import { CardPrice } from "#web/shared/property-card/card-price.tsx";
import { cardProperty } from "#web/shared/property-card/card-property.ts";
import { usePropertyPath } from "#web/shared/property-path.ts";
import { Rating } from "#web/ui/display/rating.tsx";
import type { MapHome } from "./map-pins.tsx";

type Props = {
  home: MapHome;
  /** Where it stands among the homes, from 1. */
  position: number;
  stay: Stay;
  areaName: string | undefined;
  isSelected?: boolean;
};

/** A home in little: what a guest needs beside its pin. The whole card leads to the home. */
export function MapCard({ home, position, stay, areaName, isSelected = false }: Props) {
  const name = propertyName({ own: { en: home.nameEn, ar: home.nameAr } }, useLanguage());
  const to = usePropertyPath()(home.id, { cityId: home.location.cityId, stay });
  const card = cardProperty(home);
  const [picture] = cardPictures(card);
  return (
    <article
      data-map-card={home.id}
      className={`relative flex h-full overflow-hidden rounded-card border bg-surface transition-colors ${isSelected ? "border-primary outline outline-primary" : "border-border"}`}
    >
      {picture && <Picture picture={picture} sizes="128px" isLazy className="w-28 shrink-0 sm:w-32" />}
      <div className="flex min-w-0 grow flex-col gap-0.5 p-3">
        <h3 className="line-clamp-2 font-bold text-text type-body">
          <Link
            to={to}
            onClick={() => track("card_clicked", { propertyId: home.id, position })}
            className="after:absolute after:inset-0 after:rounded-card hover:text-primary"
          >
            {name}
          </Link>
        </h3>
        <CardPlace property={card} areaName={areaName} cityName={undefined} />
        <Rating score={home.review.averageRating} count={home.review.reviewCount} />
        <div className="mt-auto pt-2">
          <CardPrice property={card} />
        </div>
      </div>
    </article>
  );
}
