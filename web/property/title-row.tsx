import { MapPin } from "lucide-react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { BreadcrumbData } from "#web/shared/structured-data/breadcrumb-data.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Rating } from "#web/ui/display/rating.tsx";
import { Breadcrumb } from "#web/ui/navigation/breadcrumb.tsx";
import { CompareProperty } from "./actions/compare-property.tsx";
import { SaveProperty } from "./actions/save-property.tsx";
import { ShareProperty } from "./actions/share-property.tsx";
import { useProperty } from "./data/property-context.tsx";
import { usePlaceName } from "./data/use-place-name.ts";
import { useCrumbs } from "./use-crumbs.ts";

/** Name, rating and location of the property, with buttons to compare, share and save it; a phone has the last two on the picture. */
export function TitleRow() {
  const { name } = useProperty();
  const crumbs = useCrumbs();
  return (
    <div>
      <Breadcrumb crumbs={crumbs} />
      <BreadcrumbData crumbs={crumbs} />
      <h1 className="mt-1 text-text type-h1">{name}</h1>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <RatingAndPlace />
        <div className="-mx-2 flex gap-x-1">
          <CompareProperty />
          <div className="hidden gap-x-1 desktop:flex">
            <ShareProperty />
            <SaveProperty />
          </div>
        </div>
      </div>
    </div>
  );
}

function RatingAndPlace() {
  const t = useMessages();
  const { property, label } = useProperty();
  const type = label("propertyTypes", property.propertyTypeId);
  const place = usePlaceName();
  const { review } = property;
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 type-small">
      <li>
        {review.reviewCount > 0 ? (
          <a href="#reviews" className="inline-flex min-h-11 items-center rounded-control-sm">
            <Rating score={review.averageRating} count={review.reviewCount} />
          </a>
        ) : (
          <span className="text-text-2">{t.reviews.empty}</span>
        )}
      </li>
      {place && (
        <li>
          <a href="#map" className="inline-flex min-h-11 items-center gap-1 text-text-2 hover:text-primary">
            <Icon icon={MapPin} size="s" />
            {[type, place].filter(Boolean).join(" · ")}
          </a>
        </li>
      )}
    </ul>
  );
}
