import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { CardProperty } from "#web/property-card/card-property.ts";
import { PropertyCard } from "#web/property-card/property-card.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { TextLink } from "#web/ui/navigation/text-link.tsx";

type Props = {
  id: string;
  properties: readonly CardProperty[];
  stay: Stay;
  city: string | undefined;
  areas: Record<number, string> | undefined;
};

/** Similar properties that are free on the same dates. */
export function SimilarProperties({ id, properties, stay, city, areas }: Props) {
  const t = useMessages();
  const { similar: words } = useNamespace("details");
  const language = useLanguage();
  const path = usePaths();
  const [first] = properties;
  if (!first) return null;
  const [checkIn, checkOut] = [displaySentenceDay(stay.checkIn, language), displaySentenceDay(stay.checkOut, language)];
  const all = path("search", {
    cityId: String(first.location.cityId),
    checkIn: writeUrlDay(stay.checkIn),
    checkOut: writeUrlDay(stay.checkOut),
  });
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-14 border-border border-t py-8">
      <h2 id={`${id}-title`} className="text-text type-h2">
        {words.title}
      </h2>
      {city && (
        <p className="mt-1 text-text-2 type-small">
          {words.inCity({ city, stay: t.search.stay({ checkIn, checkOut }) })}
        </p>
      )}
      <ul className="-mx-4 mt-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 max-[359px]:-mx-3 max-[359px]:px-3 desktop:mx-0 desktop:grid desktop:grid-cols-4 desktop:overflow-visible desktop:px-0">
        {properties.map((property, index) => (
          <li key={property.id} className="w-[78%] max-w-80 shrink-0 snap-start desktop:w-auto desktop:max-w-none">
            <PropertyCard
              property={property}
              areaName={areas?.[property.location.areaId]}
              cityName={city}
              stay={stay}
              layout="tile"
              position={index + 1}
              isLazy
            />
          </li>
        ))}
      </ul>
      {city && (
        <p className="mt-4">
          <TextLink to={all}>{words.see({ city })}</TextLink>
        </p>
      )}
    </section>
  );
}
