/** The longest hold, counted from the creation of the cart. */
const HOLD_CAP_SECONDS = 30 * 60;
/** How long a browser keeps its cart cookie. */
export const CART_COOKIE_DAYS = 7;

type Held = { state: "open" | "paying" | "ordered" | "released"; holdUntil: Date };

/** When a hold ends, and until when it can be extended: twice as long, at most half an hour. */
export function holdOf(now: Date, seconds: number): { holdUntil: Date; holdCap: Date } {
  const later = (more: number) => new Date(now.getTime() + more * 1_000);
  return { holdUntil: later(seconds), holdCap: later(Math.min(2 * seconds, HOLD_CAP_SECONDS)) };
}

/** A guest who starts to pay gets a third of the hold more, which is five minutes of fifteen. */
export function prolongedHold(hold: { createdAt: Date; holdUntil: Date; holdCap: Date }): Date {
  const until = hold.holdUntil.getTime();
  const more = Math.ceil((until - hold.createdAt.getTime()) / 3);
  return new Date(Math.min(hold.holdCap.getTime(), until + more));
}

/** Whether the hold expired or was released. During a payment only the answer of the provider ends it. */
export function isCartOver({ state, holdUntil }: Held, now: Date): boolean {
  return state === "released" || (state === "open" && holdUntil.getTime() <= now.getTime());
}
