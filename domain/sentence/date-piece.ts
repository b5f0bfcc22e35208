import type { Month } from "#domain/stay/calendar/month.ts";
import type { Day } from "#domain/stay/day.ts";
import type { FlexibleDays } from "#domain/stay/flexible/flexible-choice.ts";
import type { WeekendWord } from "./calendar-words.ts";
import type { Span } from "./sentence.ts";

/** A piece of what a sentence says about its dates. */
export type DatePiece =
  /** `isBetween`: nights may be anywhere between both days. */
  | { kind: "range"; from: Day | null; to: Day | null; isBetween: boolean }
  | { kind: "day"; day: Day | null }
  | { kind: "weekend"; word: WeekendWord }
  /** The first weekend of a month is 1, the last is -1. */
  | { kind: "ordinalWeekend"; position: number }
  | { kind: "nights"; nights: number }
  | { kind: "days"; days: number }
  /** Without a year it is one of several; `[]` is a month that does not exist. */
  | { kind: "month"; months: readonly Month[] }
  /** A week or another part of a month, in each month that may be meant. */
  | { kind: "part"; periods: readonly { from: Day; to: Day }[] }
  /** By how many days the stay may move; `null` is a number that nobody can choose, `open` none at all. */
  | { kind: "flexible"; days: FlexibleDays | "open" | null };
export type ReadPiece = { piece: DatePiece; length: number };

/** A piece and its words. */
export type PlacedPiece = { piece: DatePiece; span: Span; isOr?: boolean };
export type PlacedOf<Kind extends DatePiece["kind"]> = PlacedPiece & { piece: Extract<DatePiece, { kind: Kind }> };

/** The pieces of one kind, in the order of the sentence. */
export function piecesOfKind<Kind extends DatePiece["kind"]>(
  pieces: readonly PlacedPiece[],
  kind: Kind,
): PlacedOf<Kind>[] {
  return pieces.filter((each): each is PlacedOf<Kind> => each.piece.kind === kind);
}
