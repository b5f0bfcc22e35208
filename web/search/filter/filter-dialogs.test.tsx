import { afterEach, expect, test, vi } from "vitest";
import { lookupFilter, lookupFilterNames } from "#domain/search/filters.ts";
import { firstPayload } from "#domain/search/search-payload.ts";
import { FilterDialogs } from "./filter-dialogs.tsx";
import {
  control,
  facetProps,
  facets,
  press,
  renderFilters,
  type,
  untilOpen,
  wait,
} from "./render-filters-for-test.tsx";

const first = firstPayload(5, { checkIn: "2026-12-01", checkOut: "2026-12-02" }, "dynamic");
const basis = { searchId: "7eaf2ae7-8541-4e5b-9aec-e50205d83cd7", first };
const dialogs = <FilterDialogs {...facetProps} totalCount={40} basis={basis} />;
const button = (text: string) => {
  const found = [...document.querySelectorAll("button")].filter(({ textContent }) => textContent === text);
  if (found.length !== 1) throw new Error(`${found.length} buttons say ${text}`);
  return found[0];
};
afterEach(() => vi.unstubAllGlobals());

/** An API with one answer, which records the requests. */
function answering(answer: () => Response) {
  const requests: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body));
    return answer();
  });
  return requests;
}

test("choices in the sheet are a draft: only the last is counted, and applying it changes the URL", async () => {
  const requests = answering(() => Response.json({ totalCount: 7, filters: facets }));
  const { address, router } = await renderFilters(dialogs, "?cityId=5&modals=FILTERS_MODAL");
  await untilOpen();
  await press(control("Amenity 1, 39 homes"));
  await press(control("Amenity 2, 38 homes"));
  expect(address()).toBe("?cityId=5&modals=FILTERS_MODAL");
  await wait(300);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ filterCriteria: [{ lookupTypeId: 5, lookupId: [1, 2] }], pageSize: 1 });
  await press(button("Show 7 results"));
  expect(address()).toBe("?cityId=5&amenities=1,2");
  expect(router.state.historyAction).toBe("REPLACE");
});

test("a failed count does not prevent the guest from applying", async () => {
  answering(() => new Response("{}", { status: 503 }));
  const { address } = await renderFilters(dialogs, "?cityId=5&modals=FILTERS_MODAL");
  await untilOpen();
  await press(control("3D tour, 5 homes"));
  await wait(300);
  await press(button("Apply"));
  expect(address()).toBe("?cityId=5&is3DView=1");
});

test("clearing empties the draft, and closing discards it", async () => {
  answering(() => Response.json({ totalCount: 40, filters: facets }));
  const { address } = await renderFilters(dialogs, "?cityId=5&amenities=1&guestCount=4&modals=FILTERS_MODAL");
  await untilOpen();
  await press(button("Clear all"));
  expect(control("Amenity 1, 39 homes").checked).toBe(false);
  await press(document.querySelector('button[aria-label="Close"]'));
  expect(address()).toBe("?cityId=5&amenities=1&guestCount=4");
});

test("a link opens all areas; searching ignores Arabic spelling variants, and applying closes", async () => {
  const { address } = await renderFilters(dialogs, "?cityId=5&areas=3&modals=MORE_DISTRICTS_MODAL");
  await untilOpen();
  await type(control("Search in this list"), "النزهه");
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name="areas"]')];
  expect(boxes.map(({ value }) => value)).toEqual(["17"]);
  await press(boxes[0]);
  await press(button("Apply"));
  expect(address()).toBe("?cityId=5&areas=3,17");
});

test.each(
  lookupFilterNames.flatMap((name) => {
    const { moreModal } = lookupFilter(name);
    return moreModal ? [{ name, moreModal }] : [];
  }),
)("a link opens all $name, and one of them is applied", async ({ name, moreModal }) => {
  const options = [1, 2].map((id) => ({ id, rank: id, totalCount: 3 }));
  const { lookupTypeId } = lookupFilter(name);
  const props = { facets: { ...facets, [name]: options }, labels: { [lookupTypeId]: { 1: "One", 2: "Two" } } };
  const page = <FilterDialogs {...facetProps} {...props} totalCount={40} basis={basis} />;
  const { address } = await renderFilters(page, `?cityId=5&modals=${moreModal}`);
  await untilOpen();
  await press(document.querySelectorAll(`input[name="${name}"]`)[1]);
  await press(button("Apply"));
  expect(address()).toBe(`?cityId=5&${name}=2`);
});

test("options chosen in a dialog above the sheet go into its draft, not into the URL", async () => {
  answering(() => Response.json({ totalCount: 3, filters: facets }));
  const { address } = await renderFilters(dialogs, "?cityId=5&modals=FILTERS_MODAL,MORE_DISTRICTS_MODAL");
  await untilOpen(2);
  const inDialog = [...document.querySelectorAll<HTMLInputElement>('[role="dialog"]')].at(-1);
  await press(inDialog?.querySelector('input[value="12"]'));
  await press(inDialog && [...inDialog.querySelectorAll("button")].find(({ textContent }) => textContent === "Apply"));
  expect(address()).toBe("?cityId=5&modals=FILTERS_MODAL");
  await wait(300);
  await press(button("Show 3 results"));
  expect(address()).toBe("?cityId=5&areas=12");
});

test("the sheet of quick filters changes the URL at once and stays open", async () => {
  const { address } = await renderFilters(dialogs, "?cityId=5&pageNo=2&modals=QUICK_FILTERS_MODAL");
  await untilOpen();
  await press(control("Private pool, 39 homes"));
  await press(control("Under SAR\u00a01,000"));
  expect(address()).toBe("?cityId=5&amenities=1&priceFilter=0-1000&modals=QUICK_FILTERS_MODAL");
  await press(button("Show 40 results"));
  expect(address()).toBe("?cityId=5&amenities=1&priceFilter=0-1000");
});
