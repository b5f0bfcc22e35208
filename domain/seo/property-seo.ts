import type { Language } from "#domain/language/language.ts";
import { type Messages, messagesOf } from "#domain/message/messages.ts";
import type { Brand } from "#domain/site/sites.ts";

const MAX_TITLE = 60;
const MAX_DESCRIPTION = 155;

/** The facts of a property page in one language. A missing fact is omitted with its separator. */
export type HomeFacts = {
  name: string;
  type?: string | null;
  area?: string | null;
  city?: string | null;
  /** In square metres. */
  size?: number | null;
  bedRooms?: number | null;
  bathRooms?: number | null;
};

/** `{name} | {kind} in {area}, {city} | {brand}`; over 60 characters the brand is dropped, then the area, then the type. */
export function propertyTitle(facts: HomeFacts, brand: Brand, language: Language): string {
  const t = messagesOf(language);
  const brandName = t.shell.brand[brand];
  const name = facts.name.trim();
  const written = [
    joined(" | ", name, kindInPlace(facts, t), brandName),
    joined(" | ", name, kindInPlace(facts, t)),
    joined(" | ", name, kindInPlace({ ...facts, area: null }, t)),
    joined(" | ", name, kindInPlace({ ...facts, area: null, type: null }, t)),
  ];
  return written.find((title) => lengthOf(title) <= MAX_TITLE) ?? cut(name, MAX_TITLE);
}

/** A sentence about the place and size of the property. Over 155 characters the area is dropped, then the last sentence. */
export function propertyDescription(facts: HomeFacts, language: Language): string {
  const t = messagesOf(language);
  const { ending } = t.seo.property;
  const whole = `${sentence(facts, t)} ${ending}`;
  const shorter = { ...facts, area: null };
  const written = [whole, `${sentence(shorter, t)} ${ending}`, sentence(shorter, t)];
  return written.find((text) => lengthOf(text) <= MAX_DESCRIPTION) ?? cut(written.at(-1) ?? "", MAX_DESCRIPTION);
}

function sentence(facts: HomeFacts, t: Messages): string {
  const { property } = t.seo;
  const what = property.book({ what: inPlace(facts.name.trim(), facts, t) });
  const list = joined(
    property.comma,
    facts.size ? property.size({ size: String(facts.size) }) : "",
    facts.bedRooms ? t.count.bedrooms({ n: facts.bedRooms }) : "",
    facts.bathRooms ? t.count.bathrooms({ n: facts.bathRooms }) : "",
  );
  return `${list ? property.facts({ what, facts: list }) : what}.`;
}

function kindInPlace(facts: HomeFacts, t: Messages): string {
  return inPlace(kindOf(facts, t), facts, t);
}

function kindOf({ type, bedRooms }: HomeFacts, t: Messages): string {
  const typeName = type?.trim() ?? "";
  if (!bedRooms) return typeName;
  return typeName
    ? t.seo.property.kind({ n: bedRooms, type: typeName.toLowerCase() })
    : t.count.bedrooms({ n: bedRooms });
}

function inPlace(what: string, { area, city }: HomeFacts, t: Messages): string {
  const where = joined(t.seo.property.comma, area?.trim() ?? "", city?.trim() ?? "");
  if (!where) return what;
  return what ? t.seo.property.at({ what, where }) : where;
}

function joined(separator: string, ...parts: string[]): string {
  return parts.filter((part) => part !== "").join(separator);
}

/** Counts visible characters, not UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length;
}

/** Cuts at the end of a word if one ends in the last third. */
function cut(text: string, max: number): string {
  const start = [...text].slice(0, max - 1).join("");
  if (lengthOf(text) <= max) return text;
  const space = start.lastIndexOf(" ");
  return `${space > (max * 2) / 3 ? start.slice(0, space) : start}…`;
}
