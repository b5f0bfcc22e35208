import { FeedFailure } from "./feed-failure.ts";

const BORDER = /^(BEGIN|END):([A-Z-]+)\s*$/i;

/**
 * The lines of each event as they were sent: `ical.js` turns impossible days into other days, and does not compare the name at
 * the end of a part with the one at its beginning.
 */
export function eventLines(text: string): string[][] {
  const events: string[][] = [];
  const open: string[] = [];
  for (const line of text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/)) {
    const [, border, written = ""] = BORDER.exec(line) ?? [];
    const name = written.toUpperCase();
    if (border?.toUpperCase() === "BEGIN") {
      open.push(name);
      if (name === "VEVENT") events.push([]);
    } else if (border !== undefined) {
      if (open.pop() !== name) throw new FeedFailure("not-a-calendar");
    } else if (open.at(-1) === "VEVENT") events.at(-1)?.push(line);
  }
  if (open.length > 0) throw new FeedFailure("not-a-calendar");
  return events;
}
