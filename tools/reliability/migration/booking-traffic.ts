import type { Reachable } from "#api/testing/guests/cart-guest.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { type BookingContext, endings, holdStay, type WaitingCart } from "./booking-steps.ts";

const GUESTS = 6;
/** Carts that wait for their payment, so that a cart of one release is paid at the next. */
const WAITING_CARTS = 4;
const FIRST_DAY = 10;

type TrafficOptions = {
  /** Calls are distributed over these processes; more may be added meanwhile. */
  apps: readonly Reachable[];
  sandbox: { url: string };
  properties: readonly number[];
  today: Day;
};

/** Guests who book until they are stopped. Each stay has nights of its own. */
export function startTraffic({ apps, sandbox, properties, today }: TrafficOptions) {
  let calls = 0;
  let stays = 0;
  let isActive = true;
  const inject: Reachable["inject"] = (call) => (apps[calls++ % apps.length] as Reachable).inject(call);
  const context: BookingContext = { app: { inject }, sandbox, confirmed: [], refused: [] };
  const nextStay = () => {
    const stay = stays++;
    const checkIn = addDays(today, FIRST_DAY + 2 * Math.floor(stay / properties.length));
    const propertyId = properties[stay % properties.length] as number;
    return { propertyId, checkIn, checkOut: addDays(checkIn, 2) };
  };
  const book = async (_: unknown, index: number) => {
    const waiting: WaitingCart[] = [];
    for (let n = index; isActive || waiting.length > 0; n++) {
      const held = isActive ? await holdStay(context, nextStay()) : null;
      if (held) waiting.push(held);
      if (isActive && waiting.length < WAITING_CARTS) continue;
      const next = waiting.shift();
      if (next) await endings[n % endings.length]?.(context, next);
    }
  };
  const running = Promise.all(Array.from({ length: GUESTS }, book));
  return {
    confirmed: context.confirmed,
    refused: context.refused,
    /** Lets the guests finish what they began. */
    stop: async () => {
      isActive = false;
      await running;
    },
  };
}
