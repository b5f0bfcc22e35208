import type { SentenceAnswer, SentencePartItem } from "#contract/search/place.ts";
import type { Language } from "#domain/language/language.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { lookupFilter } from "#domain/search/filters.ts";
import { readSentence as read } from "#domain/sentence/read-sentence.ts";
import type { Reading, SentencePart, Span } from "#domain/sentence/sentence.ts";
import type { Places } from "./load-places.ts";

/** What a sentence asks for, with the names of places and options in the guest's language. */
export function readSentence(places: Places, text: string, reading: Reading, language: Language): SentenceAnswer {
  const { parts, unclear } = read(text, places.vocabulary, reading);
  return {
    parts: parts.map((part) => named(places, part, language)),
    unclear: unclear.map(({ reason, spans }) => ({ reason, spans, text: textOf(text, spans) })),
  };
}

function named({ nameOf, landmarks }: Places, part: SentencePart, language: Language): SentencePartItem {
  const label = (type: number, id: number) => nameOf(type, id)?.[language] ?? "";
  switch (part.kind) {
    case "city":
      return { ...part, label: label(lookupTypes.CITY, part.cityId) };
    case "area":
      return { ...part, label: label(lookupTypes.AREA, part.areaId) };
    case "near":
      return { ...part, label: landmarks.get(part.landmarkId)?.names[language] ?? "" };
    case "option":
      return { ...part, label: label(lookupFilter(part.filter).lookupTypeId, part.id) };
    default:
      return part;
  }
}

function textOf(text: string, spans: readonly Span[]): string {
  return spans.map(({ from, to }) => text.slice(from, to)).join(" … ");
}
