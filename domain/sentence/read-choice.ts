import { addDays, type Day, daysBetween } from "#domain/stay/day.ts";
import { type DatelessChoice, MAX_PERIOD_DAYS } from "#domain/stay/flexible/flexible-choice.ts";
import { flexibleStays } from "#domain/stay/flexible/flexible-stays.ts";
import { periodOfMonth } from "#domain/stay/flexible/period.ts";
import { firstWeekday } from "#domain/stay/weekday.ts";
import { type PlacedOf, type PlacedPiece, piecesOfKind } from "./date-piece.ts";
import type { Reading, Sentence, UnclearReason } from "./sentence.ts";

type Found = { choice: DatelessChoice | null; used: PlacedPiece[] };

/**
 * Dates of which the guest names only a month or a period: any weekend or so many nights of it. `null` when the
 * pieces name days.
 */
export function choiceOfPieces(pieces: readonly PlacedPiece[], reading: Reading): Sentence | null {
  const [month] = piecesOfKind(pieces, "month");
  const [range] = piecesOfKind(pieces, "range");
  const [nights] = piecesOfKind(pieces, "nights");
  const weekend = piecesOfKind(pieces, "weekend").find(({ piece }) => piece.word === "weekend" || piece.word === "any");
  const isNamed = piecesOfKind(pieces, "weekend").some(({ piece }) => piece.word !== "weekend" && piece.word !== "any");
  const [ordinal] = piecesOfKind(pieces, "ordinalWeekend");
  const [part] = piecesOfKind(pieces, "part");
  if (range) return range.piece.isBetween && nights ? nightsBetween(range, nights, pieces, reading) : null;
  if (isNamed || piecesOfKind(pieces, "day").length > 0) return null;
  if (ordinal) return ordinalWeekend(ordinal, month, pieces, reading);
  if (part) return sentenceOf(withinPart(part, weekend, nights, reading), pieces);
  if (!month) return weekend?.piece.word === "any" ? unclearAll("noMonth", [weekend], pieces) : null;
  if (!weekend && !nights) return unclearAll("month", [month], pieces);
  return sentenceOf(firstOf(month, weekend, nights, reading), pieces);
}

/** The coming month that has such a stay. A weekend of another length than the nights is the first of both. */
function firstOf(
  month: PlacedOf<"month">,
  weekend: PlacedOf<"weekend"> | undefined,
  nights: PlacedOf<"nights"> | undefined,
  reading: Reading,
): Found {
  const isSame = weekend && nights?.piece.nights === reading.weekendNights.length;
  const isWeekend = weekend && (isSame || !nights || weekend.span.from < nights.span.from);
  const base = isWeekend ? weekend : nights;
  const used = [...(base ? [base] : []), ...(isSame && nights ? [nights] : []), month];
  const choices = month.piece.months.map(
    (name): DatelessChoice =>
      isWeekend
        ? { kind: "weekends", month: name }
        : { kind: "nights", nights: nights?.piece.nights ?? 0, period: { month: name } },
  );
  return { choice: choices.find((choice) => flexibleStays(choice, reading).length > 0) ?? null, used };
}

/** "the last weekend of December": in the first such month in which it can be booked. */
function ordinalWeekend(
  weekend: PlacedOf<"ordinalWeekend">,
  month: PlacedOf<"month"> | undefined,
  pieces: readonly PlacedPiece[],
  reading: Reading,
): Sentence {
  if (!month) return unclearAll("noMonth", [weekend], pieces);
  const used = [weekend, month];
  const { position } = weekend.piece;
  for (const name of month.piece.months) {
    const all = flexibleStays(
      { kind: "weekends", month: name },
      { ...reading, today: periodOfMonth(name)?.first ?? reading.today },
    );
    const stay = all.at(position > 0 ? position - 1 : position);
    if (!stay || stay.checkIn < reading.today) continue;
    const spans = used.map(({ span }) => span);
    return { parts: [{ kind: "stay", ...stay, spans }], unclear: unused(used, pieces) };
  }
  return unclearAll("dates", used, pieces);
}

/** "first week of December": so many nights of it, one when no number is named, or its weekend. */
function withinPart(
  part: PlacedOf<"part">,
  weekend: PlacedOf<"weekend"> | undefined,
  nights: PlacedOf<"nights"> | undefined,
  reading: Reading,
): Found {
  const used = [part, ...(nights ? [nights] : []), ...(weekend ? [weekend] : [])];
  const count = nights?.piece.nights ?? (weekend ? reading.weekendNights.length : 1);
  const choices = part.piece.periods
    .map((period) => (weekend ? weekendWithin(period, count, reading) : period))
    .map((period): DatelessChoice => ({ kind: "nights", nights: count, period }));
  return { choice: choices.find((choice) => flexibleStays(choice, reading).length > 0) ?? null, used };
}

/** A week has one weekend: the period is narrowed to it. */
function weekendWithin(period: { from: Day; to: Day }, nights: number, { weekendNights }: Reading) {
  const from = firstWeekday(weekendNights[0] ?? "thu", period.from);
  return { from, to: addDays(from, nights) };
}

/** "3 nights between 1 and 20 December"; as many nights as the period has are the stay itself. */
function nightsBetween(
  range: PlacedOf<"range">,
  nights: PlacedOf<"nights">,
  pieces: readonly PlacedPiece[],
  reading: Reading,
): Sentence | null {
  const { from, to } = range.piece;
  if (!from || !to || daysBetween(from, to) <= nights.piece.nights) return null;
  const used = [nights, range];
  if (daysBetween(from, to) > MAX_PERIOD_DAYS) return unclearAll("period", used, pieces);
  const choice: DatelessChoice = { kind: "nights", nights: nights.piece.nights, period: { from, to } };
  return sentenceOf({ choice: flexibleStays(choice, reading).length > 0 ? choice : null, used }, pieces);
}

function sentenceOf({ choice, used }: Found, pieces: readonly PlacedPiece[]): Sentence {
  if (!choice) return unclearAll("dates", used, pieces);
  const spans = used.map(({ span }) => span);
  return { parts: [{ kind: "flexible", choice, spans }], unclear: unused(used, pieces) };
}

function unclearAll(reason: UnclearReason, used: readonly PlacedPiece[], pieces: readonly PlacedPiece[]): Sentence {
  return { parts: [], unclear: [{ reason, spans: used.map(({ span }) => span) }, ...unused(used, pieces)] };
}

/** Days and moved days have their own reasons. */
function unused(used: readonly PlacedPiece[], pieces: readonly PlacedPiece[]): Sentence["unclear"] {
  return pieces
    .filter((each) => !used.includes(each) && each.piece.kind !== "days" && each.piece.kind !== "flexible")
    .map(({ span }) => ({ reason: "twice", spans: [span] }));
}
