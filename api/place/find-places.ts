import type { PlaceAnswer } from "#contract/search/place.ts";
import type { Language } from "#domain/language/language.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { readMapLink } from "#domain/place/map-link.ts";
import { nearestCity } from "#domain/place/nearest-city.ts";
import type { NamedPlace } from "#domain/place/place.ts";
import { findInIndex, placesNamed } from "#domain/place/place-index.ts";
import type { Places } from "./load-places.ts";

/** The places that a text names, or the point that it contains. */
export function findPlaces(places: Places, text: string, language: Language): PlaceAnswer {
  const link = readMapLink(text);
  if (link?.kind === "unreadable") return { places: [], point: null, isUnreadableLink: true };
  if (link) {
    const { name = null, ...point } = link.near;
    const cityId = nearestCity(point, places.centres);
    const isKnown = cityId !== null && places.nameOf(lookupTypes.CITY, cityId) !== undefined;
    return { places: [], point: { ...point, name, cityId: isKnown ? cityId : null }, isUnreadableLink: false };
  }
  const matches = findInIndex(places.index, text);
  const exact = placesNamed(places.index, text, matches);
  const found = matches.map((place) => ({
    ...toFound(places, place, language),
    isExact: exact.includes(place),
  }));
  return { places: found, point: null, isUnreadableLink: false };
}

/** The landmarks of some cities, also those that an import added. */
export function landmarksOf(places: Places, cityIds: readonly number[], language: Language): PlaceAnswer {
  const found = [...places.landmarks.values()].filter(({ cityId }) => cityIds.includes(cityId));
  const named = found.map((landmark) => ({ ...landmark, kind: "landmark" as const, popularity: 0 }));
  return {
    places: named.map((place) => ({ ...toFound(places, place, language), isExact: false })),
    point: null,
    isUnreadableLink: false,
  };
}

function toFound({ nameOf, landmarks }: Places, { kind, id, names, cityId }: NamedPlace, language: Language) {
  const landmark = kind === "landmark" ? landmarks.get(id) : undefined;
  return {
    kind,
    id,
    name: names[language],
    cityId,
    cityName: nameOf(lookupTypes.CITY, cityId)?.[language] ?? "",
    ...(landmark && { latitude: landmark.latitude, longitude: landmark.longitude }),
  };
}
