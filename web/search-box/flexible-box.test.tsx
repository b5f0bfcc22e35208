// The calendar is loaded before, so that no test waits for a file.
import "#web/date-picker/flexible/flexible-name.tsx";
import "#web/date-picker/flexible/flexible-panel.tsx";
import "#web/date-picker/stay-popover.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { OpenBox } from "./open-box.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const cities = [{ id: 5, lookupTypeId: 2, value: "Riyadh", rank: 1 }];
const stay = { checkIn: "2026-12-01", checkOut: "2026-12-03" };
let leave = async () => {};
let seen: string[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T09:00:00Z") });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
  seen = [];
  const box = (
    <OpenBox
      page="home"
      cities={cities}
      cityId={5}
      stay={stay}
      below={({ chosen }) => {
        seen.push(JSON.stringify(chosen));
        return null;
      }}
    />
  );
  ({ leave } = await showPage(box, "/en/"));
  await press(the('[data-stay-field="check-in"]'));
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => act(() => new Promise((later) => setTimeout(later, 60)));
async function press(element: Element | undefined) {
  await act(async () => element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
  await settled();
}
const button = (name: string) => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const chosen = () => JSON.parse(seen.at(-1) ?? "null");

test("a guest may come some days earlier or later, and the fields say so", async () => {
  await press(button("± 2 days"));
  expect(button("± 2 days").getAttribute("aria-pressed")).toBe("true");
  expect(chosen()).toMatchObject({ stay, flexible: { kind: "days", days: 2 } });
  await press(button("Select"));
  expect(the("form").textContent).toContain("± 2 days");
});

test("any weekend of a month takes the place of dates, until the guest chooses dates again", async () => {
  await press(button("Flexible"));
  expect(button("Select").getAttribute("aria-disabled")).toBe("true");
  await press(button("Dec 2026"));
  await press(button("Select"));
  expect(document.querySelector(".stay-popover")).toBe(null);
  expect(chosen()).toMatchObject({ stay: null, flexible: { kind: "weekends", month: "2026-12" } });
  expect(the('[data-stay-field="check-in"]').textContent).toBe("Any weekend in Dec 2026");
  expect(document.querySelector('[data-stay-field="check-out"]')).toBe(null);

  await press(the('[data-stay-field="check-in"]'));
  await press(button("Dates"));
  await press(the('[data-day="2026-12-08"]'));
  await press(the('[data-day="2026-12-09"]'));
  expect(chosen()).toMatchObject({ stay: { checkIn: "2026-12-08", checkOut: "2026-12-09" }, flexible: null });
});

test("nights are counted within a Hijri month, whose feasts are named", async () => {
  await press(button("Flexible"));
  await press(button("Number of nights"));
  await press(the('button[aria-label="Increase Nights"]'));
  await press(button("Ramadan 1448"));
  expect(the(".stay-popover").textContent).toContain("Ramadan8 Feb – 8 Mar");
  await press(button("Select"));
  expect(chosen().flexible).toEqual({ kind: "nights", nights: 3, period: { month: "1448-09" } });
  const submitted = new FormData(the("form") as HTMLFormElement);
  expect([submitted.get("nights"), submitted.get("month"), submitted.get("flex")]).toEqual(["3", "1448-09", null]);
});
