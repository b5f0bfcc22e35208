import { amenities } from "#domain/lookup/amenities.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { digits } from "#domain/message/plural.ts";
import { kindWords } from "#seed/data/name-parts.ts";
import { type InBothLanguages, surroundings } from "#seed/data/property-texts.ts";
import type { PropertyPlan } from "./property-plan.ts";

const en = messagesOf("en").count;
const ar = messagesOf("ar").count;
const enCard = lazyMessagesOf("en").card;
const arCard = lazyMessagesOf("ar").card;

/** The amenities worth a sentence, the most important first. */
const highlights: readonly (readonly [amenity: number, text: InBothLanguages])[] = [
  [amenities.PRIVATE_POOL, { en: "a private pool", ar: "مسبح خاص" }],
  [amenities.GARDEN, { en: "a green garden", ar: "حديقة خضراء" }],
  [amenities.FIRE_PIT, { en: "a fire pit for cool nights", ar: "شبّة نار لليالي الباردة" }],
  [amenities.BARBECUE, { en: "a barbecue corner", ar: "ركن شواء" }],
  [amenities.PLAYGROUND, { en: "a playground", ar: "ألعاب أطفال" }],
  [amenities.FOOTBALL_PITCH, { en: "a football pitch", ar: "ملعب كرة قدم" }],
  [amenities.JACUZZI, { en: "a jacuzzi", ar: "جاكوزي" }],
  [amenities.KITCHEN, { en: "a full kitchen", ar: "مطبخ متكامل" }],
  [amenities.LARGE_SCREEN, { en: "a large screen", ar: "شاشة كبيرة" }],
  [amenities.OUTDOOR_SEATING, { en: "seating outside", ar: "جلسات خارجية" }],
];

/** How many guests sleep there, and how many it takes with day visitors. */
type Guests = { sleeps: number; capacity: number };

/** Sentences in each language: where it is, how large it is, what it has. */
export function makeDescription(plan: PropertyPlan, guests: Guests, amenityIds: readonly number[]): InBothLanguages {
  const { kind, area, city, bedrooms, size, randomFor } = plan;
  const people = { n: guests.sleeps, day: guests.capacity };
  const places = surroundings[area.scape] ?? [];
  const place = kind === "apartment" ? (places[0] as InBothLanguages) : randomFor("description").pick(places);
  const had = highlights.filter(([amenity]) => amenityIds.includes(amenity)).slice(0, 3);
  const [kindEn, kindAr] = kindWords[kind];
  return {
    en: [
      filled(place.en, area.en, city.en),
      `${article(size)} ${digits(size)} m² ${kindEn.toLowerCase()} with ${en.bedrooms({ n: bedrooms })}. ${enCard.sleeps(people)}.`,
      ...(had.length > 0 ? [`It has ${inEnglish(had.map(([, text]) => text.en))}.`] : []),
    ].join(" "),
    ar: [
      filled(place.ar, area.ar, city.ar),
      `${kindAr} بمساحة ${digits(size)} م²، ${ar.bedrooms({ n: bedrooms })}، ${arCard.sleeps(people)}.`,
      ...(had.length > 0 ? [`في المكان ${had.map(([, text]) => text.ar).join(" و")}.`] : []),
    ].join(" "),
  };
}

/** Of the sizes that occur, only those that begin with an 8 begin with a vowel when spoken. */
function article(size: number): string {
  return String(size).startsWith("8") ? "An" : "A";
}

function filled(text: string, area: string, city: string): string {
  return text.replace("{area}", area).replace("{city}", city);
}

function inEnglish(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
