/** The states of a payment leg: the part of a booking that a programme or the wallet pays. */
export const legStates = [
  "created",
  "reserved",
  "declined",
  "capturing",
  "captured",
  "lost",
  "releasing",
  "released",
  "returning",
  "returned",
  "part-returned",
  "refused",
] as const;
export type LegState = (typeof legStates)[number];

/**
 * What moves a leg. `no-answer`: the reservation may or may not exist, so it is ended by its id. `dropped`: the guest or
 * the end of the cart removes the leg. `confirmed`: the order is confirmed. `return-asked`: a cancellation or change
 * returns points. The others are definite answers of the partner.
 */
export const legEvents = [
  "reserved",
  "declined",
  "no-answer",
  "dropped",
  "confirmed",
  "captured",
  "capture-refused",
  "released",
  "return-asked",
  "returned",
  "part-returned",
  "return-refused",
] as const;
export type LegEvent = (typeof legEvents)[number];

type Moves = Partial<Record<LegEvent, LegState>>;

const RETURN: Moves = { "return-asked": "returning" };

/** The state after each event. An event that is not listed is late or repeated, and changes nothing. */
const moves: Record<LegState, Moves> = {
  created: { reserved: "reserved", declined: "declined", "no-answer": "releasing", dropped: "releasing" },
  reserved: { confirmed: "capturing", dropped: "releasing" },
  declined: {},
  capturing: { captured: "captured", "capture-refused": "lost" },
  captured: RETURN,
  lost: {},
  releasing: { released: "released" },
  released: {},
  returning: { returned: "returned", "part-returned": "part-returned", "return-refused": "refused" },
  returned: {},
  // The rest may be returned by a later cancellation.
  "part-returned": RETURN,
  refused: {},
};

/** The next state of a leg, or `null` when it stays as it is. */
export function nextLegState(state: LegState, event: LegEvent): LegState | null {
  return moves[state][event] ?? null;
}

/** A cart has at most one live leg of each method. */
export function isLiveLeg(state: LegState): boolean {
  return state === "created" || state === "reserved";
}

const withoutValue: readonly LegState[] = ["created", "declined", "releasing", "released"];
/** The leg lowers what is paid with money. What was returned later does not change the price of the cart. */
export function isCountedLeg(state: LegState): boolean {
  return !withoutValue.includes(state);
}

const unfinished: readonly LegState[] = ["created", "capturing", "releasing", "returning"];
/** A partner still has to answer; the completer asks it again. */
export function isUnfinishedLeg(state: LegState): boolean {
  return unfinished.includes(state);
}

const ended: readonly LegState[] = ["declined", "lost", "released", "returned", "refused"];
/** Nothing moves the leg any more. */
export function isEndedLeg(state: LegState): boolean {
  return ended.includes(state);
}
