import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the, until } from "#web/ui/render-for-test.tsx";
import { CompareBarSlot } from "./compare-bar-slot.tsx";
import { CompareButton } from "./compare-button.tsx";
import { readCompared } from "./compare-store.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
const text = () => document.body.textContent ?? "";
const button = (id: number) => the(`button[aria-label='Compare Home ${id}']`);
const isPressed = (each: Element) => each.getAttribute("aria-pressed");
const shows = (expected: string) => until(() => expect(text()).toContain(expected));
const press = (id: number) => act(async () => button(id).click());

beforeEach(() => localStorage.clear());
afterEach(() => shown.leave());

async function open(address = "/en/chalets/search") {
  const homes = [1, 2, 3, 4, 5].map((id) => <CompareButton key={id} propertyId={id} name={`Home ${id}`} />);
  shown = await showPage(
    <>
      {homes}
      <CompareBarSlot />
    </>,
    address,
  );
}

test("chosen homes are kept in the browser, and a bar leads to their comparison for the dates of the page", async () => {
  await open("/en/chalets/search?checkIn=2099-01-01&near=24.7,46.7&nearName=Office&adults=3");
  expect(text()).not.toContain("Compare 1 home");
  await press(2);
  await press(4);
  expect(readCompared(localStorage)).toEqual([2, 4]);
  await shows("Compare 2 homes");
  const query = new URL(the("aside a").getAttribute("href") ?? "", "https://x").searchParams;
  expect(Object.fromEntries(query)).toEqual({ ids: "2,4", adults: "3", near: "24.7,46.7", nearName: "Office" });
  await press(4);
  expect([button(2), button(4)].map(isPressed)).toEqual(["true", "false"]);
});

test("a fifth home is refused with a text", async () => {
  await open();
  for (const id of [1, 2, 3, 4, 5]) await press(id);
  expect(readCompared(localStorage)).toEqual([1, 2, 3, 4]);
  await shows("You can compare up to 4 homes. Remove one to add another.");
});

test("a choice in another tab appears here, and clearing it hides the bar", async () => {
  await open();
  localStorage.setItem("COMPARE", "[3]");
  await act(async () => dispatchEvent(new StorageEvent("storage")));
  expect(isPressed(button(3))).toBe("true");
  await shows("Compare 1 home");
  await act(async () => the("button[aria-label='Clear comparison']").click());
  expect(text()).not.toContain("Compare 1 home");
  expect(localStorage.getItem("COMPARE")).toBeNull();
});

test.each(["", "{", "null", '{"a":1}', '["x", -4, 1.5, 7]', "[1,2,3,4,5,6]"])(
  "a choice stored as %s contains no invalid home",
  async (stored) => {
    localStorage.setItem("COMPARE", stored);
    await open();
    const ids = readCompared(localStorage);
    expect(ids.length).toBeLessThanOrEqual(4);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
  },
);
