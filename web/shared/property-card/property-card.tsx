import "./property-card.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { propertyName } from "#domain/property/property-name.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { track } from "#web/lib/analytics/track.ts";
import { FROM_LARGE, FROM_SMALL } from "#web/lib/media-queries.ts";
import { usePropertyPath } from "#web/shared/property-path.ts";
import { Rating } from "#web/ui/display/rating.tsx";
import { SaveButton } from "../saved/save-button.tsx";
import { CardBadges } from "./card-badges.tsx";
import { CardPlace, CardSpecs } from "./card-facts.tsx";
import { CardGallery } from "./card-gallery.tsx";
import { CardPrice } from "./card-price.tsx";
import type { CardProperty } from "./card-property.ts";
import type { ReservedLines } from "./reserved-lines.ts";

/**
 * `row` is a result: picture beside text where it is wide, a low card in columns from 1280 px (`property-card.css`).
 * `tile` is a card of a carousel.
 */
const layouts = {
  row: {
    frame: "result-card @min-[520px]:flex-row",
    gallery:
      "@min-[520px]:w-72 @min-[520px]:shrink-0 @min-[520px]:[&>.card-gallery]:aspect-auto @min-[520px]:[&>.card-gallery]:h-full @min-[520px]:[&>.card-gallery]:min-h-48",
    body: "p-4 @min-[680px]:flex-row @min-[680px]:gap-6 @min-[680px]:p-5",
    price: "@min-[680px]:max-w-56 @min-[680px]:self-end @min-[680px]:text-end @min-[680px]:*:items-end",
    // The picture fills a box that may be higher than a picture of its width.
    sizes: `${FROM_SMALL} 400px, 100vw`,
  },
  tile: {
    frame: "",
    gallery: "",
    body: "p-4",
    price: "mt-auto",
    sizes: `${FROM_LARGE} 288px, ${FROM_SMALL} 45vw, 90vw`,
  },
} as const;

type Props = {
  property: CardProperty;
  areaName: string | undefined;
  cityName: string | undefined;
  stay: Stay;
  layout: keyof typeof layouts;
  /** Its position in the list, from 1; sent to analytics. */
  position: number;
  level?: 2 | 3;
  /** The lines to reserve, so that it is as high as its neighbours. */
  reserved?: ReservedLines;
  /** Shown instead of the price of a stay that cannot be booked. */
  withoutPrice?: ReactNode;
  isLazy: boolean;
};

/** One property of a list: pictures, name, place, key facts, rating, and the total price of the stay. */
export function PropertyCard({
  property,
  areaName,
  cityName,
  stay,
  layout,
  position,
  level = 3,
  reserved,
  withoutPrice,
  isLazy,
}: Props) {
  const to = usePropertyPath()(property.id, { cityId: property.location.cityId, stay });
  const name = propertyName({ own: { en: property.nameEn, ar: property.nameAr } }, useLanguage());
  const onOpen = () => track("card_clicked", { propertyId: property.id, position });
  const { frame, gallery, body, price, sizes } = layouts[layout];
  const Name = `h${level}` as const;
  return (
    <article data-property={property.id} className="@container h-full">
      <div
        className={`relative flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface transition-shadow hover:shadow-e2 ${frame}`}
      >
        <div className={`relative ${gallery}`}>
          <CardGallery {...{ property, name, to, onOpen, sizes, isLazy }} />
          <div className="absolute end-1 top-1">
            <SaveButton propertyId={property.id} name={name} />
          </div>
        </div>
        <div className={`card-body flex min-w-0 flex-1 flex-col gap-3 ${body}`}>
          <div className="card-facts flex min-w-0 flex-1 flex-col gap-1.5">
            <Name className={`card-name text-text type-h3 ${reserved?.longName ? "min-h-[2lh]" : ""}`}>
              <Link to={to} onClick={onOpen} className="rounded-control-sm hover:text-primary">
                {name}
              </Link>
            </Name>
            <div className="card-where flex flex-col gap-1.5">
              <CardPlace {...{ property, areaName, cityName }} />
              <p className="mt-1">
                <Rating score={property.review.averageRating} count={property.review.reviewCount} />
              </p>
            </div>
            <CardSpecs property={property} />
            <CardBadges property={property} isReserved={reserved?.badges ?? false} />
          </div>
          <div className={`card-price ${price}`}>
            {withoutPrice ?? <CardPrice property={property} isReserved={reserved?.discount ?? false} />}
          </div>
        </div>
      </div>
    </article>
  );
}
