import type { Language } from "#domain/language/language.ts";
import type { Terrain } from "#domain/location/terrains.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";

/** What a picture shows, as codes: a style, a part of the property or its foreground, a time of day. */
export type AltTextCodes = {
  kind: "exterior" | "yard" | "room" | "still-life" | "site-plan";
  style: string;
  /** `entrance` for the view from the gate, `none` without a foreground. */
  feature: string;
  /** The land that pictures of the outside show. */
  terrain: Terrain;
  time: string;
  /** The number among rooms of the same kind, from 1. */
  number: number;
  isSecondView: boolean;
};

type Words = ReturnType<typeof lazyMessagesOf>["pictures"];

/** The alt text of a picture in both languages. */
export function altText(codes: AltTextCodes, propertyTypeId: number): { en: string; ar: string } {
  const style = propertyTypeId === propertyTypes.APARTMENT ? "apartment" : codes.style;
  const text = (language: Language) => sentence(lazyMessagesOf(language).pictures, { ...codes, style });
  return { en: text("en"), ar: text("ar") };
}

export function plainAltText(): { en: string; ar: string } {
  return { en: lazyMessagesOf("en").pictures.plain, ar: lazyMessagesOf("ar").pictures.plain };
}

function sentence(words: Words, codes: AltTextCodes): string {
  if (codes.kind === "site-plan") return words.sitePlan;
  const time = word(words.time, codes.time);
  const text = codes.kind === "exterior" ? outside(words, codes, time) : part(words, codes, time);
  return codes.isSecondView ? words.anotherSide({ said: text }) : text;
}

function outside(words: Words, { style, feature, terrain }: AltTextCodes, time: string): string {
  const building = word(words.building, style);
  const place = word(words.place, terrain);
  if (feature === "entrance") return words.entrance({ building, time });
  return feature === "none"
    ? words.outside({ building, place, time })
    : words.outsideWith({ building, feature: word(words.feature, feature), place, time });
}

function part(words: Words, { feature, number }: AltTextCodes, time: string): string {
  const shown = word(words.parts, feature);
  return number > 1 ? words.numberedPart({ part: shown, n: String(number), time }) : words.part({ part: shown, time });
}

/** The word for a code such as `stone-farm`. */
function word<List extends Record<string, string>>(list: List, code: string): string {
  const found = list[code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (found === undefined) throw new RangeError(`The catalogue has no word for ${code}.`);
  return found;
}
