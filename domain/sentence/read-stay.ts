import { addDays, type Day } from "#domain/stay/day.ts";
import { periodOfMonth } from "#domain/stay/flexible/period.ts";
import { nightsOf, type Stay, stayProblem } from "#domain/stay/stay.ts";
import { type PlacedOf, type PlacedPiece, piecesOfKind } from "./date-piece.ts";
import { weekdayFrom } from "./days.ts";
import { choiceOfPieces } from "./read-choice.ts";
import type { Reading, Sentence, SentencePart, Unclear, UnclearReason } from "./sentence.ts";

const DAYS_IN_WEEK = 7;

/** One stay, or one flexible choice, from all pieces about dates. What does not fit together is unclear. */
export function stayOfPieces(placed: readonly PlacedPiece[], reading: Reading): Sentence {
  const pieces = placed.filter((each) => !isAlternative(each, placed));
  const { parts, unclear } = choiceOfPieces(pieces, reading) ?? exactStay(pieces, reading);
  const moved = movedDays(piecesOfKind(pieces, "flexible"), parts[0]);
  const days = countedDays(piecesOfKind(pieces, "days"), parts);
  return {
    parts: [...days.parts, ...moved.parts],
    unclear: [
      ...unclearAs("days", days.left),
      ...unclear,
      ...moved.unclear,
      ...unclearAs(
        "twice",
        placed.filter((each) => !pieces.includes(each)),
      ),
    ],
  };
}

/** "Thursday or Friday" is the first of both. */
function isAlternative(piece: PlacedPiece, placed: readonly PlacedPiece[]): boolean {
  const before = placed[placed.indexOf(piece) - 1];
  return piece.isOr === true && before?.piece.kind === piece.piece.kind;
}

/** "two days, Thursday and Friday": a number of days that fits the stay belongs to it. */
function countedDays(days: readonly PlacedOf<"days">[], parts: readonly SentencePart[]) {
  const [first, ...others] = days;
  const [stay] = parts;
  if (!first || stay?.kind !== "stay") return { parts, left: days };
  const isCounted = [nightsOf(stay), nightsOf(stay) + 1].includes(first.piece.days) && nightsOf(stay) > 1;
  if (!isCounted) return { parts, left: days };
  return { parts: [{ ...stay, spans: [...stay.spans, first.span] }, ...parts.slice(1)], left: others };
}

/** "± 2 days" moves the stay of the sentence. A month or a period is flexible already. */
function movedDays(pieces: readonly PlacedOf<"flexible">[], dates: SentencePart | undefined): Sentence {
  const isNumber = ({ piece }: PlacedOf<"flexible">) => typeof piece.days === "number";
  const first = dates?.kind === "stay" ? pieces.find(isNumber) : undefined;
  const unclear = pieces.flatMap((each): Unclear[] => {
    if (each === first || (dates?.kind === "flexible" && each.piece.days === "open")) return [];
    return [{ reason: first && isNumber(each) ? "twice" : "flexible", spans: [each.span] }];
  });
  const days = first?.piece.days;
  if (!first || typeof days !== "number") return { parts: [], unclear };
  return { parts: [{ kind: "flexible", choice: { kind: "days", days }, spans: [first.span] }], unclear };
}

function exactStay(pieces: readonly PlacedPiece[], reading: Reading): Sentence {
  const [length, ...moreNights] = piecesOfKind(pieces, "nights");
  const base = basesOf(pieces);
  if (!base) return { parts: [], unclear: unclearAs("noArrival", piecesOfKind(pieces, "nights")) };
  const stay = stayOf(base, length?.piece.nights, reading);
  const isOwn = stay && length && nightsOf(stay) !== length.piece.nights;
  const [month] = base[0]?.piece.kind === "weekend" ? piecesOfKind(pieces, "month") : [];
  const used = [...base, ...(length && !isOwn ? [length] : []), ...(month ? [month] : [])];
  const isLeft = ({ kind }: PlacedPiece["piece"]) => kind !== "days" && kind !== "flexible" && kind !== "nights";
  const unused = pieces.filter((each) => !used.includes(each) && isLeft(each.piece));
  const rest = unclearAs("twice", [...unused, ...(isOwn ? [length] : []), ...moreNights]);
  const spans = used.map(({ span }) => span);
  const isBookable = stay && !stayProblem(stay, reading.today) && stay.checkOut <= reading.maxDate;
  const isOfMonth = !month || month.piece.months.some((name) => stay && isWithin(stay.checkIn, name));
  if (!isBookable || !isOfMonth) return { parts: [], unclear: [{ reason: "dates", spans }, ...rest] };
  return { parts: [{ kind: "stay", ...stay, spans }], unclear: rest };
}

function unclearAs(reason: UnclearReason, pieces: readonly PlacedPiece[]): Unclear[] {
  return pieces.map(({ span }) => ({ reason, spans: [span] }));
}

function isWithin(day: Day, month: string): boolean {
  const period = periodOfMonth(month);
  return period !== null && day >= period.first && day < period.end;
}

/** What the stay is made of: a range, two days, one day or a weekend. */
function basesOf(pieces: readonly PlacedPiece[]): PlacedPiece[] | null {
  const [range] = piecesOfKind(pieces, "range");
  if (range) return [range];
  const [first, second] = piecesOfKind(pieces, "day");
  if (first && second) return [first, second];
  const one = first ?? piecesOfKind(pieces, "weekend")[0];
  return one ? [one] : null;
}

function stayOf([first, second]: readonly PlacedPiece[], nights: number | undefined, reading: Reading): Stay | null {
  const piece = first?.piece;
  if (piece?.kind === "range") return stayBetween(piece.from, piece.to);
  if (piece?.kind === "weekend") {
    const shape = reading.weekendNights;
    const weeks = { weekend: 0, any: 0, this: 0, next: 1, afterNext: 2 }[piece.word];
    const checkIn = addDays(weekdayFrom(shape[0] ?? "thu", reading.today), weeks * DAYS_IN_WEEK);
    return { checkIn, checkOut: addDays(checkIn, Math.min(nights ?? shape.length, MAX_COUNTED)) };
  }
  if (piece?.kind !== "day") return null;
  if (second?.piece.kind === "day") return stayBetween(piece.day, second.piece.day);
  return stayBetween(piece.day, piece.day && addDays(piece.day, Math.min(nights ?? 1, MAX_COUNTED)));
}

/** Longer stays are refused anyway. */
const MAX_COUNTED = 1000;

function stayBetween(checkIn: Day | null, checkOut: Day | null): Stay | null {
  return checkIn && checkOut ? { checkIn, checkOut } : null;
}
