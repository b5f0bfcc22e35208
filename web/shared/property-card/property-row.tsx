import "./property-row.css";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useDeferredValue, useId } from "react";
import { Link } from "react-router";
import { propertyName } from "#domain/property/property-name.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import type { CardProperty } from "./card-property.ts";
import { roomFor } from "./card-size.ts";
import { PropertyCard } from "./property-card.tsx";
import { useRowKeys } from "./use-row-keys.ts";

/** As many as any screen shows before the row is moved. */
const IN_SIGHT = 4;

type Props = {
  title: string;
  properties: readonly CardProperty[];
  stay: Stay;
  areaNames: Readonly<Record<number, string>>;
  cityNames: Readonly<Record<number, string>>;
  /** A search that shows more of the same. */
  seeAll?: { to: string; label: string } | undefined;
};

/** A themed row of properties: fingers swipe it, a mouse has arrows, the keyboard one stop and the arrow keys. */
export function PropertyRow({ title, properties, stay, areaNames, cityNames, seeAll }: Props) {
  const words = useNamespace("card");
  const id = useId();
  // The server draws what is in sight; the others come as soon as the page is awake, and so long the page is lighter.
  const drawn = useDeferredValue(properties, properties.slice(0, IN_SIGHT));
  const language = useLanguage();
  const room = roomFor(properties, ({ nameEn, nameAr }) => propertyName({ own: { en: nameEn, ar: nameAr } }, language));
  const { row, onKeyDown, onFocus } = useRowKeys<HTMLUListElement>(drawn.length);

  function turn(pages: 1 | -1) {
    const box = row.current;
    if (!box) return;
    const isRtl = getComputedStyle(box).direction === "rtl";
    box.scrollBy({ left: pages * (isRtl ? -1 : 1) * box.clientWidth * 0.9 });
  }

  return (
    <section aria-labelledby={id}>
      <div className="flex items-center gap-2">
        <h2 id={id} className="min-w-0 grow text-text type-h2">
          {title}
        </h2>
        {seeAll && (
          <Link
            to={seeAll.to}
            className="inline-flex min-h-11 shrink-0 items-center px-1 font-semibold text-primary type-small hover:underline"
          >
            {seeAll.label}
          </Link>
        )}
        <span className="row-arrow hidden shrink-0 desktop:flex">
          <IconButton icon={ChevronLeft} label={words.previousHomes({ title })} onPress={() => turn(-1)} />
          <IconButton icon={ChevronRight} label={words.nextHomes({ title })} onPress={() => turn(1)} />
        </span>
      </div>
      <ul
        ref={row}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="home-row -mx-4 mt-4 flex snap-x snap-mandatory gap-4 overflow-x-auto scroll-smooth px-4 max-[359px]:-mx-3 max-[359px]:px-3 pb-2 [--row-margin:16px] desktop:gap-6"
      >
        {drawn.map((property, place) => (
          <li
            key={property.id}
            className="w-[82%] max-w-[340px] shrink-0 snap-start sm:w-[44%] desktop:w-[max(240px,(100%-72px)/4)]"
          >
            <PropertyCard
              look="tile"
              isLazy
              position={place + 1}
              room={room}
              areaName={areaNames[property.location.areaId]}
              cityName={cityNames[property.location.cityId]}
              {...{ property, stay }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
