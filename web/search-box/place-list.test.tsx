import { act } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { PlaceAnswer, SentenceAnswer } from "#contract/search/place.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { PlaceList } from "./place-list.tsx";
import { useSearchBox } from "./use-search-box.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const cities = [
  { id: 5, lookupTypeId: 2, value: "Riyadh", rank: 1 },
  { id: 4, lookupTypeId: 2, value: "Taif", rank: 2 },
];
const nowhere: PlaceAnswer = { places: [], point: null, isUnreadableLink: false };
const noSentence: SentenceAnswer = { parts: [], unclear: [] };
const api = { places: nowhere, sentence: noSentence, examples: [] as string[], isFailing: false };

beforeEach(() => {
  localStorage.clear();
  Object.assign(api, { places: nowhere, sentence: noSentence, examples: [], isFailing: false });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.includes("/lookup/")) return Response.json([]);
    if (api.isFailing) throw new TypeError("Failed to fetch");
    if (url.includes("/sentence/example")) return Response.json({ examples: api.examples });
    return Response.json(url.includes("/sentence") ? api.sentence : api.places);
  });
});
afterEach(() => vi.restoreAllMocks());

const MAX_WAITS = 200;
let isClosed = false;
function Field() {
  const box = useSearchBox({ start: { cityId: 5, stay: null }, cities, restores: false });
  return (
    <>
      <PlaceList cities={cities} box={box} onClose={() => (isClosed = true)} />
      <output>{`${box.chosen.cityId} ${box.chosen.place?.label ?? ""}`}</output>
    </>
  );
}

async function show() {
  isClosed = false;
  const page = await showPage(<Field />, "/en/chalets-home");
  onTestFinished(page.leave);
  return page;
}

async function type(text: string) {
  const field = the<HTMLInputElement>("input[role=combobox]");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  for (let waits = 0; waits < MAX_WAITS && document.querySelector("[aria-busy]"); waits++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
}

const press = (key: string) =>
  act(async () => {
    the("input[role=combobox]").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
const options = () => [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent);
const taifArea = { kind: "area", id: 401, name: "Al Hada", cityId: 4, cityName: "Taif", isExact: true } as const;

test("a guest chooses a district with the keys; the box takes its city too", async () => {
  api.places = { ...nowhere, places: [taifArea] };
  await show();
  await type("hada");
  expect(options()).toEqual(["Al HadaDistrict in Taif"]);
  expect(the("[role=status].sr-only").textContent).toBe("1 suggestion");
  await press("ArrowDown");
  expect(the("input[role=combobox]").getAttribute("aria-activedescendant")).toBe(the("[role=option]").id);
  await press("Enter");
  expect(the("output").textContent).toBe("4 Al Hada");
  expect(isClosed).toBe(true);
});

test("without a connection the cities are still found, and the rest is said to be missing", async () => {
  api.isFailing = true;
  await show();
  await type("tai");
  expect(options()).toEqual(["Taif"]);
  expect(document.body.textContent).toContain("We couldn’t search districts and homes.");
});

test("a short map link is said to be unreadable, and a point far from all cities to be far", async () => {
  await show();
  api.places = { ...nowhere, isUnreadableLink: true };
  await type("https://maps.app.goo.gl/abc");
  expect(document.body.textContent).toContain("This link doesn’t contain its location");
  api.places = { ...nowhere, point: { latitude: 48, longitude: 11, name: null, cityId: null } };
  await type("48, 11");
  expect(document.body.textContent).toContain("more than 150 km");
});

test("parts of a sentence are taken back one by one, and Enter searches the rest", async () => {
  api.sentence = {
    parts: [
      { kind: "option", filter: "spaces", id: 8, label: "Pool", spans: [{ from: 0, to: 4 }] },
      { kind: "guests", adults: 8, children: 0, spans: [{ from: 9, to: 10 }] },
    ],
    unclear: [{ reason: "unknown", text: "quiet", spans: [{ from: 12, to: 17 }] }],
  };
  const page = await show();
  await type("pool for 8, quiet");
  expect(document.body.textContent).toContain("No city is named, so we search in Riyadh.");
  expect(document.body.textContent).toContain("We couldn’t use “quiet”.");
  await act(async () => the("button[aria-label='Remove Pool']").click());
  expect(document.querySelector("button[aria-label='Remove Pool']")).toBeNull();
  await press("Enter");
  expect(page.at()).toBe("/en/chalets/search?cityId=5&adults=8");
});

test("an example of a sentence is shown when one finds something, and none otherwise", async () => {
  const page = await show();
  expect(document.body.textContent).not.toContain("describe your stay");
  await page.leave();
  api.examples = ["chalet in Taif for 4 people this weekend"];
  await show();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.body.textContent).toContain("Or describe your stay: chalet in Taif for 4 people this weekend");
});

test("a place that is not known is said, and the city of the box is not searched instead", async () => {
  api.sentence = {
    parts: [{ kind: "guests", adults: 8, children: 0, spans: [{ from: 13, to: 18 }] }],
    unclear: [{ reason: "place", text: "Paris", spans: [{ from: 3, to: 8 }] }],
  };
  const page = await show();
  await type("in Paris for 8");
  expect(document.body.textContent).toContain("“Paris”: we have no homes in this place, or don’t know it.");
  expect(document.body.textContent).not.toContain("so we search in Riyadh");
  await press("Enter");
  expect(page.at()).toBe("/en/chalets-home");
});

test("near me says what to do when the browser refuses, and asks nothing before the press", async () => {
  const getCurrentPosition = vi.fn((_found: unknown, fail: (problem: { code: number }) => void) => fail({ code: 1 }));
  vi.stubGlobal("navigator", { ...navigator, onLine: true, geolocation: { getCurrentPosition } });
  onTestFinished(() => void vi.unstubAllGlobals());
  await show();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Near me");
  await act(async () => button?.click());
  expect(document.body.textContent).toContain("Location access is off.");
});
