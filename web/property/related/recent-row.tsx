import { useEffect, useState } from "react";
import { Link } from "react-router";
import { propertyName } from "#domain/property/property-name.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePropertyPath } from "#web/shared/property-path.ts";
import { useProperty } from "../data/property-context.tsx";
import { GalleryPicture } from "../gallery/gallery-picture.tsx";
import { useBooking } from "../stay/booking-context.tsx";
import { type RecentProperty, readRecent, storeRecent } from "./recent-properties.ts";

/** The properties that were viewed in this browser, stored there only; the current one is added to them. */
export function RecentRow() {
  const { recent: words } = useNamespace("details");
  const properties = useRecent();
  if (properties.length === 0) return null;
  return (
    <section aria-labelledby="recent-title" className="border-border border-t py-8">
      <h2 id="recent-title" className="mb-4 text-text type-h2">
        {words.title}
      </h2>
      <ul className="-mx-4 flex gap-4 overflow-x-auto px-4 pb-2 max-[359px]:-mx-3 max-[359px]:px-3 desktop:mx-0 desktop:px-0">
        {properties.map((property) => (
          <li key={property.id} className="w-40 shrink-0">
            <RecentCard property={property} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentCard({ property }: { property: RecentProperty }) {
  const propertyPath = usePropertyPath();
  const { stay } = useBooking();
  const name = propertyName({ own: { en: property.nameEn, ar: property.nameAr } }, useLanguage());
  return (
    <Link to={propertyPath(property.id, { cityId: property.cityId, stay })} className="group block rounded-control">
      <span className="block aspect-3/2 overflow-hidden rounded-control">
        <GalleryPicture image={{ url: property.picture }} sizes="160px" />
      </span>
      <span className="mt-2 block text-text type-small group-hover:text-primary">{name}</span>
    </Link>
  );
}

function useRecent(): RecentProperty[] {
  const { property } = useProperty();
  const [known, setKnown] = useState<RecentProperty[]>([]);
  const { propertyId: id, nameEn, nameAr, thumbnailImageUrl, location } = property;
  useEffect(() => {
    setKnown(readRecent(localStorage).filter((each) => each.id !== id));
    if (thumbnailImageUrl) {
      storeRecent(localStorage, { id, nameEn, nameAr, picture: thumbnailImageUrl, cityId: location.cityId });
    }
  }, [id, nameEn, nameAr, thumbnailImageUrl, location.cityId]);
  return known;
}
