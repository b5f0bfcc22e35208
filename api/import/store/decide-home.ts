import type { ListingMove, ListingState } from "#domain/listing/moves.ts";
import type { ReasonCode } from "#domain/listing/reasons.ts";

/** What an import did with a home. `held-back`: the new version has reasons against it, so guests go on seeing the old one. */
export type HomeResult = "listed" | "submitted" | "changed" | "resumed" | "unchanged" | "held-back" | "closed";

type Known = {
  state: ListingState;
  isSame: boolean;
  /** Of a submitted home why it waits; of another one what an operator accepted when it was approved. */
  reasons: readonly ReasonCode[];
  /** Whether it is paused because an import missed it. */
  isMissed: boolean;
};

export type HomeDecision = {
  result: HomeResult;
  moves: readonly ListingMove[];
  /** Whether the document is stored; `false` leaves the listing as it is. */
  isStored: boolean;
};

/** What becomes of a home that was read, by its listing; `null` is a new home. */
export function decideHome(known: Known | null, reasons: readonly ReasonCode[]): HomeDecision {
  if (known?.state === "closed") return { result: "closed", moves: [], isStored: false };
  const isWhole = reasons.length === 0;
  if (known === null || known.state === "draft" || known.state === "changes") {
    const begun: ListingMove[] = known === null ? ["begin", "submit"] : ["submit"];
    return { result: isWhole ? "listed" : "submitted", moves: isWhole ? [...begun, "approve"] : begun, isStored: true };
  }
  const isNews = !known.isSame || reasons.join() !== known.reasons.join();
  if (known.state === "submitted")
    return { result: isWhole ? "listed" : "submitted", moves: isWhole ? ["approve"] : [], isStored: isWhole || isNews };
  if (reasons.some((reason) => !known.reasons.includes(reason)))
    return { result: "held-back", moves: [], isStored: false };
  if (known.state === "paused" && known.isMissed) return { result: "resumed", moves: ["resume"], isStored: true };
  return { result: known.isSame ? "unchanged" : "changed", moves: [], isStored: !known.isSame };
}
