import { blockNights, unblockNights } from "#api/operator/block-nights.ts";
import { listFeeds, readFeedNow, removeFeed, renewLink, setFeed } from "#api/operator/feeds.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import type { Command } from "./command.ts";
import { oneOf, type Typed, wholeOf } from "./read-option.ts";

/** The options of the commands about calendars. */
export const calendarOptions = ["from", "to", "note", "when-free", "name", "url", "windows"] as const;

const MAX_PROPERTY_ID = 9_999_999;

const idOf = (text: string) => wholeOf(text, 1, MAX_PROPERTY_ID);
const rangeOf = (subject: string, { from = "", to = "" }: Typed) => ({
  propertyIds: subject.split(",").map((id) => idOf(id.trim())),
  from,
  to,
});
const yesOrNo = (text: string) => oneOf(text, ["yes", "no"]) === "yes";
const settings = () => readSettings(process.env);

/** Blocks of nights, and the calendars of other platforms. */
export const calendarCommands: Record<string, Command> = {
  "block-nights": {
    usage: "<property id, …> --from <day> --to <day> [--note <text>] [--when-free yes]",
    does: "closes the free nights of homes, the day of departure exclusive; nights of guests are listed and stay, or are closed when they become free",
    run: (db, operator, subject, typed) =>
      blockNights(db, operator, {
        ...rangeOf(subject, typed),
        note: typed.note ?? null,
        whenFree: yesOrNo(typed["when-free"] ?? "no"),
      }),
  },
  "unblock-nights": {
    usage: "<property id, …> --from <day> --to <day>",
    does: "opens blocked nights; what another calendar closes is opened there",
    run: (db, operator, subject, typed) => unblockNights(db, operator, rangeOf(subject, typed)),
  },
  "set-feed": {
    usage: "<property id> --name <platform> --url <https://…> [--windows yes|no]",
    does: "reads the calendar of a home on another platform from now on; with windows also nights that the platform does not offer yet",
    run: (db, operator, subject, { name = "", url = "", windows }) =>
      setFeed(db, operator, settings(), {
        propertyId: idOf(subject),
        name,
        url,
        ...(windows !== undefined && { closesWindows: yesOrNo(windows) }),
      }),
  },
  "remove-feed": {
    usage: "<property id> --name <platform>",
    does: "reads that calendar no more and opens the nights that it has closed",
    run: (db, operator, subject, { name = "" }) =>
      removeFeed(db, operator, settings(), { propertyId: idOf(subject), name }),
  },
  "read-feed": {
    usage: "<property id> --name <platform>",
    does: "reads a calendar within seconds, also one that was given up",
    run: (db, operator, subject, { name = "" }) => readFeedNow(db, operator, { propertyId: idOf(subject), name }),
  },
  "list-feeds": {
    usage: "<property id>",
    does: "lists the calendars of a home on other platforms, with their last reading and their conflicts",
    run: (db, operator, subject) => listFeeds(db, operator, idOf(subject)),
  },
  "renew-calendar-link": {
    usage: "<property id> [--name <platform>]",
    does: "prints a new secret address of our calendar of a home, for everybody or for the platform of a feed; the older address ends",
    run: (db, operator, subject, { name }) =>
      renewLink(db, operator, settings(), { propertyId: idOf(subject), name: name ?? null }),
  },
};
