import { Link } from "react-router";
import type { FoundPlace } from "#contract/search/place.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import { type FoundPlaces, paramsOf } from "./load-places.ts";

/** The places that match, each as a link to its homes; a home is a link to its page. */
export function PlaceLinks({ text, found, sentence, rest }: FoundPlaces) {
  const words = useNamespace("place");
  const path = usePaths();
  const { places, point, isUnreadableLink } = found;
  if (text === "") return null;
  const hrefOf = (place: FoundPlace) =>
    place.kind === "property"
      ? path("property", { propertyId: String(place.id), ...rest })
      : path("search", { ...paramsOf(place), ...rest });
  if (places.length > 0) {
    return (
      <section>
        <h2 className="wrap-anywhere text-text type-h3">{words.page.matches({ text })}</h2>
        <ul className="mt-2 flex flex-col">
          {places.map((place) => (
            <li key={`${place.kind} ${place.id}`} className="border-border border-b">
              <Link to={hrefOf(place)} className="flex min-h-12 flex-col justify-center py-2 text-text no-underline">
                <bdi className="font-semibold text-primary">{place.name}</bdi>
                <span className="text-text-2 type-small">{noteOf(place)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return <Nothing />;

  function noteOf({ kind, cityName }: FoundPlace): string {
    return kind === "city" ? words.kinds.city : words.inCity({ kind: words.kinds[kind], city: cityName });
  }

  function Nothing() {
    if (sentence.parts.length > 0) return null;
    const none = point ? words.farPoint : words.page.none({ text });
    return <p className="wrap-anywhere text-text-2 type-body">{isUnreadableLink ? words.unreadable : none}</p>;
  }
}
