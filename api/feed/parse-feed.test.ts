import { expect, test } from "vitest";
import { FeedFailure } from "./feed-failure.ts";
import { parseFeed } from "./parse-feed.ts";

const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
const parse = (text: string) => parseFeed(Buffer.from(text), "Asia/Riyadh");
const daysOf = (...lines: string[]) =>
  parse(calendar(...event("UID:a@x.example", ...lines))).events.map(({ from, to }) => `${from}/${to}`);

test.each<[title: string, lines: string[], days: string[]]>([
  [
    "whole days, the last one exclusive",
    ["DTSTART;VALUE=DATE:20270103", "DTEND;VALUE=DATE:20270106"],
    ["2027-01-03/2027-01-06"],
  ],
  ["whole days without VALUE", ["DTSTART:20270103", "DTEND:20270106"], ["2027-01-03/2027-01-06"]],
  ["no end: one night", ["DTSTART;VALUE=DATE:20270103"], ["2027-01-03/2027-01-04"]],
  ["a duration", ["DTSTART;VALUE=DATE:20270103", "DURATION:P1W"], ["2027-01-03/2027-01-10"]],
  ["a duration of hours", ["DTSTART:20270103T120000Z", "DURATION:PT42H"], ["2027-01-03/2027-01-05"]],
  [
    "times in UTC: the days of the home",
    ["DTSTART:20270103T220000Z", "DTEND:20270105T080000Z"],
    ["2027-01-04/2027-01-05"],
  ],
  [
    "times of a zone",
    ["DTSTART;TZID=America/New_York:20270103T180000", "DTEND;TZID=America/New_York:20270105T090000"],
    ["2027-01-04/2027-01-05"],
  ],
  [
    "times of an unknown zone",
    ["DTSTART;TZID=Somewhere:20270103T230000", "DTEND;TZID=Somewhere:20270105T090000"],
    ["2027-01-03/2027-01-05"],
  ],
  ["times of nowhere", ["DTSTART:20270103T230000", "DTEND:20270105T090000"], ["2027-01-03/2027-01-05"]],
  ["an hour of one day: no night", ["DTSTART:20270103T070000Z", "DTEND:20270103T090000Z"], []],
  ["a cancelled event", ["DTSTART:20270103", "DTEND:20270106", "STATUS:CANCELLED"], []],
  ["an event that blocks nobody", ["DTSTART:20270103", "DTEND:20270106", "TRANSP:TRANSPARENT"], []],
])("an event of %s", (_, lines, days) => {
  expect(daysOf(...lines)).toEqual(days);
});

test.each<[title: string, lines: string[]]>([
  ["an impossible month", ["DTSTART;VALUE=DATE:20261399", "DTEND;VALUE=DATE:20261402"]],
  ["an impossible day", ["DTSTART;VALUE=DATE:20270230"]],
  ["too few digits", ["DTSTART;VALUE=DATE:2027013"]],
  ["letters after the digits", ["DTSTART;VALUE=DATE:20270103x"]],
  ["an end before its beginning", ["DTSTART;VALUE=DATE:20270106", "DTEND;VALUE=DATE:20270103"]],
  ["an impossible hour", ["DTSTART:20270103T990000Z"]],
  ["no day at all", ["SUMMARY:Reserved"]],
  ["a duration in words", ["DTSTART;VALUE=DATE:20270103", "DURATION:two days"]],
])("an event with %s is named and closes nothing", (_, lines) => {
  const named = parse(calendar(...event("UID:a@x.example", ...lines)));
  expect([named.events, named.unreadable, named.isPartlyUnreadable]).toEqual([[], ["a@x.example"], false]);
  expect(parse(calendar(...event(...lines))).isPartlyUnreadable).toBe(true);
});

const good = calendar(...event("UID:a@x.example", "DTSTART:20270103"), ...event("UID:b@x.example", "DTSTART:20270203"));

test("an event that repeats is named and not read", () => {
  const feed = parse(calendar(...event("UID:a@x.example", "DTSTART:20270103", "RRULE:FREQ=WEEKLY")));
  expect(feed).toMatchObject({ events: [], unreadable: [], repeating: ["a@x.example"] });
});

test.each<[title: string, text: string, reason: string]>([
  ["nothing", "", "not-a-calendar"],
  ["a log-in page", "<!doctype html><title>Log in</title>", "not-a-calendar"],
  ["half a calendar", good.slice(0, good.length / 2), "cut"],
  ["a calendar without its last line", good.replace("END:VCALENDAR\r\n", ""), "cut"],
  ["an event without its end", good.replace("END:VEVENT\r\n", ""), "not-a-calendar"],
  ["a line of nonsense", good.replace("UID:b@x.example", "<br>"), "not-a-calendar"],
  [
    "2,001 events",
    calendar(...Array.from({ length: 2_001 }, () => event("DTSTART:20270103")).flat()),
    "too-many-events",
  ],
])("%s is no calendar", (_, text, reason) => {
  try {
    parse(text);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(FeedFailure);
    expect((error as FeedFailure).reason).toBe(reason);
  }
});

test("folded lines, Arabic, a byte order mark and line ends of other systems are read", () => {
  const text = calendar(
    ...event("UID:a@x.ex", " ample", "SUMMARY:محجوز لضيف", " من منصة", "DTSTART:20270103"),
  ).replaceAll("\r\n", "\n");
  expect(parse(`\uFEFF${text}`).events).toEqual([
    { uid: "a@x.example", summary: "محجوز لضيفمن منصة", from: "2027-01-03", to: "2027-01-04" },
  ]);
});
