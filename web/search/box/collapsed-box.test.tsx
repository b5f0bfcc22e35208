import { expect, onTestFinished, test } from "vitest";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { CollapsedBox } from "./collapsed-box.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("the collapsed box shows city, dates and guests, with a separator before each but the first", async () => {
  const cities = [{ id: 5, lookupTypeId: 2, value: "Riyadh", rank: 1 }];
  const stay = { checkIn: "2026-12-01", checkOut: "2026-12-03" };
  const box = <CollapsedBox page="results" cities={cities} cityId={5} stay={stay} party={{ adults: 3, children: 1 }} />;
  onTestFinished((await showPage(box, "/en/chalets/riyadh")).leave);
  const [, ...parts] = [...the("a").children].slice(0, 4);
  expect(parts.map(({ textContent }) => textContent)).toEqual(["Riyadh", "1 – 3 Dec · 2 nights", "4 guests"]);
  expect(parts.map(({ classList }) => classList.contains("border-s"))).toEqual([false, true, true]);
});
