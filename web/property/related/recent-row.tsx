import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { RecentProperty } from "#contract/list/recent-property.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePropertyPath } from "#web/shared/property-path.ts";
import { clearRecent } from "#web/shared/recent/recent-properties.ts";
import { Button } from "#web/ui/action/button.tsx";
import { GalleryPicture } from "../gallery/gallery-picture.tsx";
import { useBooking } from "../stay/booking-context.tsx";
import { syncAccount, useRecent } from "./use-recent.ts";

/** The properties that a guest viewed last: in this browser, and for members on every device. */
export function RecentRow() {
  const { recent: words } = useNamespace("details");
  const properties = useRecent();
  const [isCleared, setCleared] = useState(false);
  const clear = () => {
    clearRecent(localStorage);
    setCleared(true);
    void syncAccount();
  };
  if (properties.length === 0) return isCleared ? <Cleared /> : null;
  return (
    <section aria-labelledby="recent-title" className="border-border border-t py-8">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="recent-title" className="text-text type-h2">
          {words.title}
        </h2>
        <Button variant="quiet" onPress={clear} aria-label={words.clearLabel}>
          {words.clear}
        </Button>
      </div>
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

/** Takes the focus of the button that is gone. */
function Cleared() {
  const { recent: words } = useNamespace("details");
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="border-border border-t py-8 text-text-2 outline-none type-body">
      {words.cleared}
    </p>
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
