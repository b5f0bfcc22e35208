import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { currencies } from "#domain/money/currency.ts";
import { MAX_PLACE_TEXT, placeKinds } from "#domain/place/place.ts";
import { checkboxFilterNames, lookupFilterNames } from "#domain/search/filters.ts";
import { sortNames } from "#domain/search/sorts.ts";
import { MAX_SENTENCE, unclearReasons } from "#domain/sentence/sentence.ts";
import { FlexibleChoice } from "./search.ts";

const Locale = z.enum(["en", "ar"]).optional();
const Point = { latitude: z.number(), longitude: z.number() };

const FoundPlace = z.object({
  kind: z.enum(placeKinds),
  /** A city, an area, a landmark of ours or a property; kinds share ids. */
  id: z.int(),
  name: z.string(),
  cityId: z.int(),
  cityName: z.string(),
  /** The text is its whole name. */
  isExact: z.boolean(),
  /** Of a landmark, and of every place when points are asked for; approximate for homes and areas. */
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
export type FoundPlace = z.infer<typeof FoundPlace>;

const PlaceAnswer = z.object({
  /** The best first. */
  places: z.array(FoundPlace),
  /** The point of a map link or of coordinates. `cityId`: the nearest city, `null` when all are far. */
  point: z.object({ ...Point, name: z.string().nullable(), cityId: z.int().nullable() }).nullable(),
  /** The text is a link that does not contain its point; it is never opened. */
  isUnreadableLink: z.boolean(),
});
export type PlaceAnswer = z.infer<typeof PlaceAnswer>;

const MAX_LANDMARK_CITIES = 10;
const CityIds = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
  .transform((written) => written.split(",").map(Number))
  .pipe(z.array(z.int32()).max(MAX_LANDMARK_CITIES));

/** Cities, areas, landmarks and homes by a part of a name, points by a map link, and the landmarks of cities. */
export const findPlaces = {
  ...endpoints.findPlaces,
  schema: {
    querystring: z
      .object({
        text: z.string().trim().min(1).max(MAX_PLACE_TEXT).optional(),
        /** Ids separated by commas: all landmarks of these cities, the best known first. */
        landmarksOf: CityIds.optional(),
        locale: Locale,
        /** `all`: each place comes with its point, and places without one are left out. */
        points: z.enum(["all"]).optional(),
      })
      .refine(({ text, landmarksOf }) => (text === undefined) !== (landmarksOf === undefined)),
    response: { 200: PlaceAnswer },
  },
} as const satisfies Endpoint;

/** Pieces of the text, from one UTF-16 unit to the one before another. */
const Spans = z.array(z.object({ from: z.int(), to: z.int() }));
const Part = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("city"), cityId: z.int(), label: z.string(), spans: Spans }),
  z.object({ kind: z.literal("area"), areaId: z.int(), cityId: z.int(), label: z.string(), spans: Spans }),
  z.object({
    kind: z.literal("near"),
    landmarkId: z.int(),
    cityId: z.int(),
    ...Point,
    label: z.string(),
    spans: Spans,
  }),
  z.object({
    kind: z.literal("option"),
    filter: z.enum(lookupFilterNames),
    id: z.int(),
    label: z.string(),
    spans: Spans,
  }),
  z.object({ kind: z.literal("guests"), adults: z.int(), children: z.int(), spans: Spans }),
  z.object({ kind: z.literal("stay"), checkIn: z.string(), checkOut: z.string(), spans: Spans }),
  z.object({ kind: z.literal("flexible"), choice: FlexibleChoice, spans: Spans }),
  /** The total of the stay in riyals. */
  z.object({ kind: z.literal("price"), minimum: z.int().optional(), maximum: z.int().optional(), spans: Spans }),
  z.object({
    kind: z.literal("rooms"),
    filter: z.enum(["bedCountFilter", "bathRoomCountFilter"]),
    minimum: z.int(),
    spans: Spans,
  }),
  z.object({ kind: z.literal("checkbox"), filter: z.enum(checkboxFilterNames), spans: Spans }),
  z.object({ kind: z.literal("sort"), sortBy: z.enum(sortNames), spans: Spans }),
]);
export type SentencePartItem = z.infer<typeof Part>;

const SentenceAnswer = z.object({
  /** What was understood. No two parts share a word. */
  parts: z.array(Part),
  /** What was not used, and why. */
  unclear: z.array(z.object({ reason: z.enum(unclearReasons), text: z.string(), spans: Spans })),
});
export type SentenceAnswer = z.infer<typeof SentenceAnswer>;

/** What a sentence such as "chalet in Taif for a family of 8 with a pool this weekend" asks for. */
export const readSentence = {
  ...endpoints.readSentence,
  schema: {
    querystring: z.object({
      text: z.string().trim().min(1).max(MAX_SENTENCE),
      locale: Locale,
      /** Of an amount without a currency; else the guest's. */
      currency: z.enum(currencies).optional(),
    }),
    response: { 200: SentenceAnswer },
  },
} as const satisfies Endpoint;

/** Sentences that find something on the site today, at most three; none when no example does. */
export const listExamples = {
  ...endpoints.listExamples,
  schema: {
    querystring: z.object({ locale: Locale }),
    response: { 200: z.object({ examples: z.array(z.string()) }) },
  },
} as const satisfies Endpoint;
