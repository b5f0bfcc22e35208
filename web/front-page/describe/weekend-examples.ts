import type { Carousel } from "#contract/site/content.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";

const MAX_EXAMPLES = 3;

const sentences: Record<Language, (type: string, city: string) => string> = {
  en: (type, city) => `${type} in ${city} this weekend`,
  ar: (type, city) => `${type} في ${city} نهاية هذا الأسبوع`,
};

type Lookups = { language: Language; cities: readonly LookupItem[]; types: readonly LookupItem[] };

/** Sentences that find homes: each names the type and the city of a home that is free on the weekend of its row. */
export function weekendExamples(rows: readonly Carousel[], { language, cities, types }: Lookups): string[] {
  const nameIn = (lookups: readonly LookupItem[], id: number) => lookups.find((each) => each.id === id)?.value;
  const used = new Set<number>();
  const examples = rows.flatMap(({ properties }) => {
    const home = properties.find(({ location }) => !used.has(location.cityId));
    if (!home) return [];
    const [type, city] = [nameIn(types, home.propertyTypeId), nameIn(cities, home.location.cityId)];
    used.add(home.location.cityId);
    return type && city ? [sentences[language](type, city)] : [];
  });
  return examples.slice(0, MAX_EXAMPLES);
}
