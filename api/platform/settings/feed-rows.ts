import { row } from "./setting-row.ts";
import { listOf, number, text } from "./setting-values.ts";

/** Calendars of other platforms. */
export const feedRows = {
  feedMinutes: row(
    "FEED_MINUTES",
    "30",
    number(10, 1_440),
    "How often the calendar of a home on another platform is read, in minutes; every 10 while a guest arrives within seven days",
  ),
  feedHostsAllowed: row(
    "FEED_HOSTS_ALLOWED",
    "",
    listOf(text.regex(/^[a-z0-9.-]+$/, "must have host names in lower case")),
    "Hosts whose calendars are read, with the hosts below them, separated by commas. Without any, all hosts on the public internet",
  ),
};
