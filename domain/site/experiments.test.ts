import { expect, test } from "vitest";
import { assignExperiments, type Experiments, experimentIds, noExperiments } from "./experiments.ts";

const visitorId = "8d4f1f6e-5f0f-4f55-9d0c-2c8a5b0d3a11";
const emptyQuery = new URLSearchParams();
const running = { ...noExperiments, quickFilters: true, isRealLocationShown: true };
const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
const allRunning = Object.fromEntries(experimentIds.map((id) => [id, true])) as Experiments;
const seen = visitors.map((visitor) =>
  assignExperiments({ visitorId: visitor, running: allRunning, query: emptyQuery }),
);

test("without settings no experiment runs, and quick filters are for everyone", () => {
  const assigned = assignExperiments({ visitorId, running: noExperiments, query: emptyQuery });
  expect(assigned).toEqual({ ...noExperiments, quickFilters: true });
  const query = new URLSearchParams("ab_quickFilters=0");
  expect(assignExperiments({ visitorId, running: noExperiments, query }).quickFilters).toBe(false);
});

test.each(experimentIds)("about half of the visitors see %s", (id) => {
  const count = seen.filter((experiments) => experiments[id]).length;
  expect(Math.abs(count - 5_000)).toBeLessThan(200);
});

test("a visitor gets the same variant on every page, whatever else runs", () => {
  const only = { ...noExperiments, quickFilters: true };
  const again = visitors.map((visitor) => assignExperiments({ visitorId: visitor, running: only, query: emptyQuery }));
  expect(again.map(({ quickFilters }) => quickFilters)).toEqual(seen.map(({ quickFilters }) => quickFilters));
});

test("the variants of two experiments are independent", () => {
  for (const [index, id] of experimentIds.entries()) {
    for (const other of experimentIds.slice(index + 1)) {
      const alike = seen.filter((experiments) => experiments[id] === experiments[other]).length;
      expect(Math.abs(alike - 5_000)).toBeLessThan(250);
    }
  }
});

test("a link decides, then the cookie", () => {
  const query = new URLSearchParams("ab_quickFilters=0");
  expect(assignExperiments({ visitorId, running, query, stored: { quickFilters: true } }).quickFilters).toBe(false);
  for (const quickFilters of [true, false]) {
    const assigned = assignExperiments({ visitorId, running, query: emptyQuery, stored: { quickFilters } });
    expect(assigned.quickFilters).toBe(quickFilters);
  }
});

test("a stopped experiment is off for those who had it, but a link still shows it", () => {
  const stored = { shuffleDetails: true };
  expect(assignExperiments({ visitorId, running, query: emptyQuery, stored }).shuffleDetails).toBe(false);
  const query = new URLSearchParams("ab_shuffleDetails=1");
  expect(assignExperiments({ visitorId, running, query }).shuffleDetails).toBe(true);
});

test("a link cannot show where a property is unless that experiment runs", () => {
  const query = new URLSearchParams("ab_isRealLocationShown=1");
  expect(assignExperiments({ visitorId, running: noExperiments, query }).isRealLocationShown).toBe(false);
  expect(assignExperiments({ visitorId, running, query }).isRealLocationShown).toBe(true);
});

test.each(["", "true", "2", "on"])("ab_quickFilters=%s is ignored", (value) => {
  const query = new URLSearchParams({ ab_quickFilters: value });
  const assigned = assignExperiments({ visitorId, running, query });
  expect(assigned).toEqual(assignExperiments({ visitorId, running, query: emptyQuery }));
});
