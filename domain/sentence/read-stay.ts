import { addDays, type Day } from "#domain/stay/day.ts";
import { nightsOf, type Stay, stayProblem } from "#domain/stay/stay.ts";
import type { DatePiece } from "./dates.ts";
import { weekdayFrom } from "./days.ts";
import type { Reading, Sentence, Span, UnclearReason } from "./sentence.ts";

/** Everything that a sentence says about dates, in its order. */
export type PlacedPiece = { piece: DatePiece; span: Span };

const DAYS_IN_WEEK = 7;
type Kind = DatePiece["kind"];
type Of<K extends Kind> = PlacedPiece & { piece: Extract<DatePiece, { kind: K }> };

/** One stay from all pieces about dates. What does not fit together is unclear, and nothing is guessed. */
export function stayOfPieces(pieces: readonly PlacedPiece[], reading: Reading): Sentence {
  const of = <K extends Kind>(kind: K) => pieces.filter((each): each is Of<K> => each.piece.kind === kind);
  const [days, nights, months] = [of("day"), of("nights"), of("month")];
  const base = basesOf(of("range"), days, of("weekend"));
  const unclear = of("days").map(({ span }) => ({ reason: "days" as const, spans: [span] }));
  if (months.length > 0 && of("range").length + days.length === 0) {
    const spans = [...of("weekend"), ...nights, ...months].map(({ span }) => span);
    return { parts: [], unclear: [...unclear, { reason: "month", spans }] };
  }
  const others = (reason: UnclearReason, rest: readonly PlacedPiece[]) =>
    rest.map(({ span }) => ({ reason, spans: [span] }));
  if (!base) return { parts: [], unclear: [...unclear, ...others("noArrival", nights)] };
  const [length, ...moreNights] = nights;
  const stay = stayOf(base, length?.piece.nights, reading);
  const isOwn = stay && length && nightsOf(stay) !== length.piece.nights;
  const used = [...base, ...(length && !isOwn ? [length] : [])];
  const unused = pieces.filter(
    (each) => !used.includes(each) && each.piece.kind !== "days" && !moreNights.includes(each as Of<"nights">),
  );
  const rest = [...unclear, ...others("twice", [...unused, ...moreNights])];
  const spans = used.map(({ span }) => span);
  const isBookable = stay && !stayProblem(stay, reading.today) && stay.checkOut <= reading.maxDate;
  if (!isBookable) return { parts: [], unclear: [{ reason: "dates", spans }, ...rest] };
  return { parts: [{ kind: "stay", ...stay, spans }], unclear: rest };
}

/** What the stay is made of: a range, two days, one day or a weekend. */
function basesOf(ranges: Of<"range">[], days: Of<"day">[], weekends: Of<"weekend">[]): PlacedPiece[] | null {
  if (ranges[0]) return [ranges[0]];
  const [first, second] = days;
  if (first && second) return [first, second];
  const one = first ?? weekends[0];
  return one ? [one] : null;
}

function stayOf([first, second]: readonly PlacedPiece[], nights: number | undefined, reading: Reading): Stay | null {
  const piece = first?.piece;
  if (piece?.kind === "range") return stayBetween(piece.from, piece.to);
  if (piece?.kind === "weekend") {
    const shape = reading.weekendNights;
    const checkIn = addDays(weekdayFrom(shape[0] ?? "thu", reading.today), piece.ahead * DAYS_IN_WEEK);
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
