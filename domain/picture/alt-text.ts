import { propertyTypes } from "#domain/lookup/property-types.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import type { Language } from "#domain/site/language.ts";

/** What a picture shows, as codes: a style, a part of the property or its foreground, a time of day. */
export type SeenPicture = {
  kind: "exterior" | "yard" | "room" | "still" | "site-plan";
  style: string;
  /** `entrance` for the view from the gate, `none` without a foreground. */
  feature: string;
  time: string;
  /** The number among rooms of the same kind, from 1. */
  number: number;
  isSecondLook: boolean;
};

type Words = ReturnType<typeof lazyMessagesOf>["pictures"];

/** The alt text of a picture in both languages. */
export function altText(seen: SeenPicture, propertyTypeId: number): { en: string; ar: string } {
  const style = propertyTypeId === propertyTypes.APARTMENT ? "apartment" : seen.style;
  const said = (language: Language) => sentence(lazyMessagesOf(language).pictures, { ...seen, style });
  return { en: said("en"), ar: said("ar") };
}

export function plainAltText(): { en: string; ar: string } {
  return { en: lazyMessagesOf("en").pictures.plain, ar: lazyMessagesOf("ar").pictures.plain };
}

function sentence(words: Words, seen: SeenPicture): string {
  if (seen.kind === "site-plan") return words.sitePlan;
  const time = word(words.time, seen.time);
  const said = seen.kind === "exterior" ? outside(words, seen, time) : part(words, seen, time);
  return seen.isSecondLook ? words.anotherSide({ said }) : said;
}

function outside(words: Words, { style, feature }: SeenPicture, time: string): string {
  const building = word(words.building, style);
  if (feature === "entrance") return words.entrance({ building, time });
  return feature === "none"
    ? words.outside({ building, time })
    : words.outsideWith({ building, feature: word(words.feature, feature), time });
}

function part(words: Words, { feature, number }: SeenPicture, time: string): string {
  const shown = word(words.parts, feature);
  return number > 1 ? words.numberedPart({ part: shown, n: String(number), time }) : words.part({ part: shown, time });
}

/** The word for a code such as `stone-farm`. */
function word<List extends Record<string, string>>(list: List, code: string): string {
  const found = list[code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (found === undefined) throw new RangeError(`The catalogue has no word for ${code}.`);
  return found;
}
