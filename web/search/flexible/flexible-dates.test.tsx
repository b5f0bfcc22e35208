import { expect, onTestFinished, test, vi } from "vitest";
import type { FlexibleDates } from "#contract/search/search.ts";
import { readSearchQuery } from "#domain/search/search-url.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { blankResults } from "../load/load-results.ts";
import type { ResultsData } from "../state/results-data.ts";
import { TodayContext } from "../state/today-context.ts";
import FlexibleStrip from "./flexible-dates.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const today = "2026-11-20";
const stays: FlexibleDates = [
  { checkIn: "2026-12-01", checkOut: "2026-12-03", count: 24, cheapestTotal: 1234.5, isCheapest: false },
  { checkIn: "2026-12-02", checkOut: "2026-12-04", count: 1, cheapestTotal: 990, isCheapest: true },
  { checkIn: "2026-12-03", checkOut: "2026-12-05", count: 0, cheapestTotal: null, isCheapest: false },
];

async function strip(address: string, dates: FlexibleDates | null, at = 0) {
  const query = readSearchQuery(new URLSearchParams(address), today);
  const circumstances = { today, language: "en", rankType: "dynamic", shape: "pages" } as const;
  const { checkIn = "2026-12-01", checkOut = "2026-12-03" } = dates?.[at] ?? {};
  const data: ResultsData = {
    ...blankResults(query, circumstances, []),
    stay: { checkIn, checkOut },
    flexible: { dates },
  };
  if (!query.flexible) throw new Error("no choice");
  const page = (
    <TodayContext value={today}>
      <FlexibleStrip data={data} choice={query.flexible} />
    </TodayContext>
  );
  onTestFinished((await showPage(page, `/en/chalets/search?${address}`)).leave);
}

const items = () => [...document.querySelectorAll("ul[aria-label='Dates you can choose'] > li")];
const spoken = () => items().map((item) => item.querySelector(".sr-only")?.textContent.replaceAll("\u00a0", " "));

test("each choice is a link to its exact dates, and says days, homes, total and which is the cheapest", async () => {
  await strip("cityId=5&checkIn=01-12-2026&checkOut=03-12-2026&flex=1", stays);
  expect(spoken()).toEqual([
    "Tuesday 1 December 2026 to Thursday 3 December 2026, 2 nights, 24 homes, from SAR 1,234 in total",
    "Wednesday 2 December 2026 to Friday 4 December 2026, 2 nights, 1 home, from SAR 990 in total, cheapest dates",
    "Thursday 3 December 2026 to Saturday 5 December 2026, 2 nights, no homes available",
  ]);
  expect(items()[1]?.querySelector("a")?.getAttribute("href")).toContain(
    "cityId=5&checkIn=02-12-2026&checkOut=04-12-2026&flex=1",
  );
  expect(items()[0]?.querySelector("a")?.getAttribute("aria-current")).toBe("true");
  expect(items()[2]?.querySelector("a")).toBe(null);
  expect(items()[1]?.textContent).toContain("Cheapest");
  expect(items()[0]?.textContent).toContain("21–23 Jumada al-Akhirah");
});

test("national days and feasts are named in the stays that have them", async () => {
  const eid = { checkIn: "2027-03-09", checkOut: "2027-03-11", count: 3, cheapestTotal: 900, isCheapest: true };
  await strip("cityId=5&nights=2&month=1448-09", [eid]);
  expect(spoken()[0]).toContain("Eid al-Fitr");
});

test("the page says which dates it chose for a guest who named none", async () => {
  await strip("cityId=5&flex=weekends&month=2026-12", stays, 1);
  expect(document.querySelector("h2")?.textContent).toBe("Any weekend in Dec 2026");
  expect(document.body.textContent).toContain("Showing the cheapest dates: 2 Dec – 4 Dec.");
});

test("it says nothing of the kind once the guest chose among them", async () => {
  await strip("cityId=5&checkIn=02-12-2026&checkOut=04-12-2026&nights=2&month=1448-09", stays, 1);
  expect(document.querySelector("h2")?.textContent).toBe("2 nights in Ramadan 1448");
  expect(document.body.textContent).not.toContain("Showing the cheapest");
});

test("a guest whose dates are all taken, or could not be compared, is shown that", async () => {
  const taken = stays.map((each) => ({ ...each, count: 0, cheapestTotal: null, isCheapest: false }));
  await strip("cityId=5&flex=weekends&month=2026-12", taken);
  expect(document.body.textContent).toContain("No homes are available on any of these dates.");
  document.body.replaceChildren();
  await strip("cityId=5&checkIn=01-12-2026&checkOut=03-12-2026&flex=1", null);
  expect(document.body.textContent).toContain("We couldn’t load the other dates. Try again");
});

test("the shown dates are moved into view where the browser did not start there, and a line that was moved stays", async () => {
  const moved = vi.spyOn(Element.prototype, "scrollBy").mockImplementation(() => {});
  onTestFinished(() => moved.mockRestore());
  await strip("cityId=5&checkIn=02-12-2026&checkOut=04-12-2026&flex=1", stays, 1);
  expect(moved).toHaveBeenCalledTimes(1);
  document.body.replaceChildren();
  const scrollLeft = vi.spyOn(Element.prototype, "scrollLeft", "get").mockReturnValue(-40);
  onTestFinished(() => scrollLeft.mockRestore());
  await strip("cityId=5&checkIn=02-12-2026&checkOut=04-12-2026&flex=1", stays, 1);
  expect(moved).toHaveBeenCalledTimes(1);
});
