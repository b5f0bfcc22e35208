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
import { PropertyCard } from "./property-card.tsx";
import { reservedLines } from "./reserved-lines.ts";
import { ROW_CARD_CLASSES, ROW_CLASSES } from "./row-classes.ts";
import { useRowKeys } from "./use-row-keys.ts";

/** The cards of a row before hydration: as many as a screen shows before the row scrolls. */
const FIRST_CARDS = 4;

type Props = {
  title: string;
  properties: readonly CardProperty[];
  stay: Stay;
  areaNames: Readonly<Record<number, string>>;
  cityNames: Readonly<Record<number, string>>;
  /** A search for similar properties. */
  seeAll?: { to: string; label: string } | undefined;
  /** Cards without frame and key facts. */
  isLight?: boolean;
};

/** A themed row of properties. It scrolls by touch, by arrow buttons, and by arrow keys from a single tab stop. */
export function PropertyRow({ title, properties, stay, areaNames, cityNames, seeAll, isLight = false }: Props) {
  const words = useNamespace("card");
  const id = useId();
  // The server renders the visible cards; the others render after hydration, which keeps the HTML small.
  const rendered = useDeferredValue(properties, properties.slice(0, FIRST_CARDS));
  const language = useLanguage();
  const reserved = reservedLines(properties, ({ nameEn, nameAr }) =>
    propertyName({ own: { en: nameEn, ar: nameAr } }, language),
  );
  const { row, onKeyDown, onFocus } = useRowKeys<HTMLUListElement>(rendered.length);

  function scrollPages(pages: 1 | -1) {
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
          <IconButton icon={ChevronLeft} label={words.previousHomes({ title })} onPress={() => scrollPages(-1)} />
          <IconButton icon={ChevronRight} label={words.nextHomes({ title })} onPress={() => scrollPages(1)} />
        </span>
      </div>
      <ul ref={row} onKeyDown={onKeyDown} onFocus={onFocus} className={ROW_CLASSES}>
        {rendered.map((property, index) => (
          <li key={property.id} className={`${ROW_CARD_CLASSES}${isLight ? " desktop:max-w-none" : ""}`}>
            <PropertyCard
              layout={isLight ? "light" : "tile"}
              isLazy
              position={index + 1}
              reserved={reserved}
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
