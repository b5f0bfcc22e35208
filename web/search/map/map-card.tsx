import { Link } from "react-router";
import { propertyName } from "#domain/property/property-name.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { track } from "#web/lib/analytics/track.ts";
import { CardPlace } from "#web/property-card/card-facts.tsx";
import { cardPictures } from "#web/property-card/card-picture.ts";
import { CardPrice } from "#web/property-card/card-price.tsx";
import { cardProperty } from "#web/property-card/card-property.ts";
import { Picture } from "#web/shared/picture.tsx";
import { usePropertyPath } from "#web/shared/property-path.ts";
import { Rating } from "#web/ui/display/rating.tsx";
import type { MapProperty } from "./pins/map-pins.tsx";

type Props = {
  property: MapProperty;
  /** Its position among the properties, from 1. */
  position: number;
  stay: Stay;
  areaName: string | undefined;
  isSelected?: boolean;
};

/** A small card of a property for the map. The whole card links to the property. */
export function MapCard({ property, position, stay, areaName, isSelected = false }: Props) {
  const name = propertyName({ own: { en: property.nameEn, ar: property.nameAr } }, useLanguage());
  const to = usePropertyPath()(property.id, { cityId: property.location.cityId, stay });
  const card = cardProperty(property);
  const [picture] = cardPictures(card);
  return (
    <article
      data-map-card={property.id}
      className={`relative flex h-full overflow-hidden rounded-card border bg-surface transition-colors ${isSelected ? "border-primary outline outline-primary" : "border-border"}`}
    >
      {picture && <Picture picture={picture} sizes="128px" isLazy className="w-28 shrink-0 sm:w-32" />}
      <div className="flex min-w-0 grow flex-col gap-0.5 p-3">
        <h3 className="line-clamp-2 font-bold text-text type-body">
          <Link
            to={to}
            onClick={() => track("card_clicked", { propertyId: property.id, position })}
            className="after:absolute after:inset-0 after:rounded-card hover:text-primary"
          >
            {name}
          </Link>
        </h3>
        <CardPlace property={card} areaName={areaName} cityName={undefined} />
        <Rating score={property.review.averageRating} count={property.review.reviewCount} />
        <div className="mt-auto pt-2">
          <CardPrice property={card} />
        </div>
      </div>
    </article>
  );
}
