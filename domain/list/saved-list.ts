import type { Stay } from "#domain/stay/stay.ts";

export const MAX_LISTS = 50;
export const MAX_LIST_PROPERTIES = 200;
export const MAX_LIST_NAME = 60;
export const MAX_NOTE = 500;
/** Notes of two devices about one property are stored together. */
export const MAX_JOINED_NOTE = 2_000;

export type SavedProperty = { id: number; note: string };

/** The link with which others see a list. */
export type ListShare = { token: string; mayVote: boolean; withNotes: boolean };

export type SavedList = {
  id: string;
  /** `null` is the list that the heart saves to. Every guest has one, named in the language of the page. */
  name: string | null;
  /** The dates of its prices, once the guest has chosen some. */
  stay: Stay | null;
  /** The newest first. */
  properties: SavedProperty[];
  share: ListShare | null;
};

/** A list as another device may add it. */
export type UnsharedList = Omit<SavedList, "share">;

export function emptyList(id: string, name: string | null): SavedList {
  return { id, name, stay: null, properties: [], share: null };
}

export function defaultList<List extends Pick<SavedList, "name">>(lists: readonly List[]): List | undefined {
  return lists.find(({ name }) => name === null);
}

/** Control characters, and marks that would turn the direction of the text around. */
const UNREADABLE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** The name as it is stored, or `null` when nothing readable was typed. */
export function readListName(typed: string): string | null {
  const name = typed.replace(UNREADABLE, " ").replace(/\s+/g, " ").trim();
  return firstOf(name, MAX_LIST_NAME).trim() || null;
}

/** A note as it is stored, with its lines. */
export function readNote(typed: string, max = MAX_NOTE): string {
  const lines = typed.split(/\r\n?|\n/).map((line) => line.replace(UNREADABLE, " ").trimEnd());
  return firstOf(lines.join("\n").trim(), max);
}

/** The first characters of a text; half of a surrogate pair is left out. */
function firstOf(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
}

export function isSameName(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return one.normalize("NFKC").toLowerCase() === other.normalize("NFKC").toLowerCase();
}

/** A guest can tell two lists apart, so a new name is none that exists. */
export function isNameTaken(lists: readonly Pick<SavedList, "id" | "name">[], name: string, except?: string): boolean {
  return lists.some((list) => list.id !== except && isSameName(list.name, name));
}
