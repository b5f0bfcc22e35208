import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Answer, PartnerRequest } from "../route.ts";
import { type CalendarEvent, calendarOf, dayAhead } from "./calendar-text.ts";

const BOMB_BYTES = 64 * 1024 * 1024;
const MANY = 5_000;
const PRIVATE_ADDRESS = "https://169.254.169.254/latest/meta-data/";
const LOG_IN = `<!doctype html><title>Log in</title><form method="post"><input name="password"></form>`;

const bookings = (): CalendarEvent[] =>
  [10, 20, 30, 45].map((ahead) => ({
    uid: `booking-${ahead}@platform.example`,
    from: dayAhead(ahead),
    to: dayAhead(ahead + 3),
    summary: "Reserved",
  }));

/** The days that the platform does not offer yet; they move every day. */
const windows = (): CalendarEvent[] => [
  { uid: `near-${dayAhead(0)}@platform.example`, from: dayAhead(0), to: dayAhead(2), summary: "Not available" },
  { uid: `far-${dayAhead(0)}@platform.example`, from: dayAhead(180), to: dayAhead(400), summary: "Not available" },
];

const good = () => calendarOf(bookings());

/** How often a feed that becomes empty was read, by its address. */
const readings = new Map<string, number>();

function emptyAfterFull({ url }: PartnerRequest): Answer {
  const address = url.pathname + url.search;
  const count = (readings.get(address) ?? 0) + 1;
  readings.set(address, count);
  return { calendar: count === 1 ? good() : calendarOf([]) };
}

/** Answers 304 to a reader that has it. */
function unchanged({ request }: PartnerRequest): Answer {
  const text = good();
  const etag = `"${createHash("sha256")
    .update(text.replaceAll(/DTSTAMP:.*/g, ""))
    .digest("hex")
    .slice(0, 16)}"`;
  if (request.headers["if-none-match"] === etag) return { calendar: "", status: 304, headers: { etag } };
  return { calendar: text, headers: { etag } };
}

/** Every calendar of the platform, by its name. */
export const feeds: Readonly<Record<string, (request: PartnerRequest) => Answer>> = {
  good: unchanged,
  windows: () => ({ calendar: calendarOf([...bookings(), ...windows()]) }),
  cut: () => ({ calendar: good().slice(0, -200) }),
  login: () => ({ html: LOG_IN }),
  empty: () => ({ calendar: calendarOf([]) }),
  "empty-after-full": emptyAfterFull,
  many: () => ({
    calendar: calendarOf(
      Array.from({ length: MANY }, (_, at) => ({
        ...{ uid: `many-${at}@platform.example`, summary: "Reserved" },
        ...{ from: dayAhead(at), to: dayAhead(at + 1) },
      })),
    ),
  }),
  redirect: () => ({ html: "", status: 302, headers: { location: PRIVATE_ADDRESS } }),
  slow: () => ({ calendar: good(), respondWith: "slow" }),
  bomb: () => ({ calendar: gzipSync(Buffer.alloc(BOMB_BYTES, " ")), headers: { "content-encoding": "gzip" } }),
  "wrong-days": () => ({
    calendar: calendarOf([
      { uid: "wrong@platform.example", from: "20261399", to: "20261402", summary: "Reserved" },
      ...bookings(),
    ]),
  }),
};
