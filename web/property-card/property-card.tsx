import "./card-controls.css";
import "./property-card.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Party } from "#domain/guest/party.ts";
import { propertyName } from "#domain/property/property-name.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { CompareButton } from "#web/compare-bar/compare-button.tsx";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { track } from "#web/lib/analytics/track.ts";
import { SaveButton } from "#web/saved-lists/save-button.tsx";
import { usePropertyPath } from "#web/shared/property-path.ts";
import { Rating } from "#web/ui/display/rating.tsx";
import { CardBadges } from "./card-badges.tsx";
import { CardPlace, CardSpecs } from "./card-facts.tsx";
import { CardGallery } from "./card-gallery.tsx";
import { CardPrice } from "./card-price.tsx";
import type { CardProperty } from "./card-property.ts";
import { cardSizes } from "./card-sizes.ts";
import type { ReservedLines } from "./reserved-lines.ts";

/**
 * `row` is a result: picture beside text where it is wide, a low card in columns from 1280 px (`property-card.css`). The
 * element around it is the container that it asks for its width.
 * `tile` is a card of a carousel, `light` one of the front page: without frame, key facts and badges.
 */
const layouts = {
  row: {
    frame: "card-frame result-card",
    price: "card-price",
  },
  tile: {
    frame: "card-frame",
    price: "card-price mt-auto",
  },
  light: {
    frame: "card-frame light-card",
    price: "card-price",
  },
} as const;

type Props = {
  property: CardProperty;
  areaName: string | undefined;
  cityName: string | undefined;
  stay: Stay;
  /** The guests, where the URL does not name them. */
  party?: Party | null;
  layout: keyof typeof layouts;
  /** Its position in the list, from 1; sent to analytics. */
  position: number;
  level?: 2 | 3;
  /** The lines to reserve, so that it is as high as its neighbours. */
  reserved?: ReservedLines;
  /** Shown instead of the price of a stay that cannot be booked. */
  withoutPrice?: ReactNode;
  /** Whether the guest can choose it for a comparison here. */
  canCompare?: boolean;
  isLazy: boolean;
};

/** One property of a list: pictures, name, place, key facts, rating, and the total price of the stay. */
export function PropertyCard({
  property,
  areaName,
  cityName,
  stay,
  party,
  layout,
  position,
  level = 3,
  reserved,
  withoutPrice,
  canCompare = false,
  isLazy,
}: Props) {
  const to = usePropertyPath()(property.id, { cityId: property.location.cityId, stay, party });
  const name = propertyName({ own: { en: property.nameEn, ar: property.nameAr } }, useLanguage());
  const onOpen = () => track("card_clicked", { propertyId: property.id, position });
  const { frame, price } = layouts[layout];
  const Name = `h${level}` as const;
  return (
    <article data-property={property.id} className={frame}>
      <CardGallery {...{ property, name, to, onOpen, sizes: cardSizes[layout], isLazy }}>
        <SaveButton propertyId={property.id} name={name} />
      </CardGallery>
      <div className="card-body">
        <div className="card-facts">
          <Name className={`card-name type-h3${reserved?.longName ? " min-h-[2lh]" : ""}`}>
            <Link to={to} onClick={onOpen} className="rounded-control-sm hover:text-primary">
              {name}
            </Link>
          </Name>
          <div className="card-where">
            <CardPlace {...{ property, areaName, cityName }} />
            <Rating score={property.review.averageRating} count={property.review.reviewCount} className="mt-1" />
          </div>
          {layout !== "light" && (
            <>
              <CardSpecs property={property} />
              <CardBadges property={property} isReserved={reserved?.badges ?? false} />
            </>
          )}
        </div>
        {withoutPrice && <div className={price}>{withoutPrice}</div>}
        {!withoutPrice && (
          <CardPrice
            property={property}
            isReserved={reserved?.discount ?? false}
            isShort={layout === "light"}
            hasInstalments={layout === "row"}
            className={price}
          />
        )}
      </div>
      {canCompare && <CompareButton propertyId={property.id} name={name} />}
    </article>
  );
}
