import { expect, test } from "vitest";
import { earliestCheckOut, mayDeclineToHost, mayReportNoShow, objectionEnd, type StayOfOrder } from "./stay-actions.ts";

const stay: StayOfOrder = {
  statusCode: 58,
  stayState: "expected",
  noShowAt: null,
  checkIn: "2026-12-10",
  checkOut: "2026-12-13",
  checkInFrom: "16:00",
  checkOutTo: "12:00",
  timeZone: "Asia/Riyadh",
};
const at = (local: string, zone = "+03:00") => new Date(`${local}:00${zone}`);

test.each([
  ["2026-12-10T23:00", false],
  ["2026-12-11T09:59", false],
  ["2026-12-11T10:00", true],
  ["2026-12-15T11:59", true],
  ["2026-12-15T12:00", false],
])("at %s a host may report a no-show: %s", (local, may) => {
  expect(mayReportNoShow(stay, at(local))).toBe(may);
});

test("a no-show is reported in the time of the property", () => {
  const dubai = { ...stay, timeZone: "Asia/Dubai" as const };
  expect(mayReportNoShow(dubai, at("2026-12-11T09:00"))).toBe(true);
  expect(mayReportNoShow(dubai, at("2026-12-11T08:59"))).toBe(false);
});

test.each([{ stayState: "no-show" as const }, { stayState: "arrived" as const }, { statusCode: 102 as const }])(
  "a stay with %j has no no-show to report",
  (given) => {
    expect(mayReportNoShow({ ...stay, ...given }, at("2026-12-11T12:00"))).toBe(false);
  },
);

test("a guest may object for a day after the report, while the booking stands", () => {
  const reported = { ...stay, stayState: "no-show" as const, noShowAt: at("2026-12-11T10:30") };
  expect(objectionEnd(reported)).toEqual(at("2026-12-12T10:30"));
  expect(objectionEnd({ ...reported, stayState: "arrived" })).toBeNull();
  expect(objectionEnd({ ...reported, statusCode: 96 })).toBeNull();
});

test("a host may decline until the stay is over", () => {
  expect(mayDeclineToHost(stay, at("2026-12-01T10:00"))).toBe(true);
  expect(mayDeclineToHost(stay, at("2026-12-13T11:59"))).toBe(true);
  expect(mayDeclineToHost(stay, at("2026-12-13T12:00"))).toBe(false);
  expect(mayDeclineToHost({ ...stay, statusCode: 96 }, at("2026-12-01T10:00"))).toBe(false);
});

test.each([
  ["2026-12-10T15:59", null],
  ["2026-12-10T16:00", "2026-12-11"],
  ["2026-12-11T23:59", "2026-12-12"],
  ["2026-12-12T00:00", null],
])("at %s the earliest check-out is %s", (local, day) => {
  expect(earliestCheckOut(stay, at(local))).toBe(day);
});

test("a stay of one night, a cancelled one and a no-show cannot end early", () => {
  const during = at("2026-12-10T20:00");
  expect(earliestCheckOut({ ...stay, checkOut: "2026-12-11" }, during)).toBeNull();
  expect(earliestCheckOut({ ...stay, statusCode: 95 }, during)).toBeNull();
  expect(earliestCheckOut({ ...stay, stayState: "no-show" }, during)).toBeNull();
});
