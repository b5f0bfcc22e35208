import { X } from "lucide-react";
import { Link } from "react-router";
import { DEFAULT_CITY } from "#domain/search/default-city.ts";
import { writeSearchQuery } from "#domain/search/search-url.ts";
import { cityOfBox, queryOfParts } from "#domain/sentence/sentence-query.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { partKey } from "#web/search-box/sentence/part-key.ts";
import { UnclearList } from "#web/search-box/sentence/unclear-list.tsx";
import { usePartText } from "#web/search-box/sentence/use-part-text.ts";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { FoundPlaces } from "./load-places.ts";

/** What was understood of a sentence: each part is a link that takes it back, the button leads to the results. */
export function UnderstoodParts({ text, cities, found, sentence, without, before, rest }: FoundPlaces) {
  const t = useMessages();
  const words = useNamespace("place");
  const path = usePaths();
  const textOfPart = usePartText();
  const isSentence = sentence.parts.length > 1 || (sentence.parts.length === 1 && found.places.length === 0);
  if (!isSentence) return null;
  const used = sentence.parts.map((part, index) => ({ part, index })).filter(({ index }) => !without.includes(index));
  const parts = used.map(({ part }) => part);
  const query = queryOfParts(parts, { cityId: cityOfBox(sentence, DEFAULT_CITY.id), ...before });
  const assumed = parts.some((part) => "cityId" in part) ? null : cities.find(({ id }) => id === query.cityId);
  const hrefWithout = (index: number) =>
    path("findPlace", { where: text, without: [...without, index].join(","), ...rest });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-text type-h3">{words.understood}</h2>
      <ul className="flex flex-wrap gap-2">
        {used.map(({ part, index }) => (
          <li key={partKey(part)} className="max-w-full">
            <Link
              to={hrefWithout(index)}
              aria-label={t.ui.remove({ x: textOfPart(part) })}
              className={`${chipClasses(true)} max-w-full`}
            >
              <span className="truncate">{textOfPart(part)}</span>
              <Icon icon={X} size="s" />
            </Link>
          </li>
        ))}
      </ul>
      {assumed && <p className="text-text-2 type-small">{words.assumedCity({ city: assumed.value })}</p>}
      <UnclearList unclear={sentence.unclear} />
      {query.cityId === null ? (
        <p className="text-text type-small font-semibold">{words.nameCity}</p>
      ) : (
        <div>
          <ButtonLink to={`${path("search")}?${writeSearchQuery(query)}`}>{words.show}</ButtonLink>
        </div>
      )}
    </section>
  );
}
