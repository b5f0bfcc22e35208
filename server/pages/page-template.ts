import { gunzipSync } from "node:zlib";
import { deflatePart, joinParts, type Part, storedPart } from "./gzip-parts.ts";

/** A page in pieces, each compressed by itself, and the names of the values between them. */
export type PageTemplate<Slot extends string> = { pieces: readonly Part[]; slots: readonly Slot[]; bytes: number };

/** Splits a page where the text of a slot stands. */
export async function splitPage<Slot extends string>(
  html: string,
  texts: Record<Slot, string>,
): Promise<PageTemplate<Slot>> {
  const slotOf = new Map(Object.entries<string>(texts).map(([slot, text]) => [text, slot as Slot]));
  const anyText = new RegExp(`(${[...slotOf.keys()].map(escaped).join("|")})`);
  const found = html.split(anyText);
  const pieces = await Promise.all(
    found.filter((_, index) => index % 2 === 0).map((text) => deflatePart(Buffer.from(text))),
  );
  const slots = found.filter((_, index) => index % 2 === 1).map((text) => slotOf.get(text) as Slot);
  const bytes = pieces.reduce((sum, { blocks }) => sum + blocks.length, 0);
  return { pieces, slots, bytes };
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** The page with a value in each slot as one gzip file, or plain for the few browsers without gzip; nothing is compressed again. */
export function fillPage<Slot extends string>(
  { pieces, slots }: PageTemplate<Slot>,
  values: Record<Slot, string>,
  isGzip: boolean,
): Buffer {
  const between = slots.map((slot) => storedPart(Buffer.from(values[slot])));
  const parts = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between[index - 1] as Part, piece]));
  const file = joinParts(parts);
  return isGzip ? file : gunzipSync(file);
}
