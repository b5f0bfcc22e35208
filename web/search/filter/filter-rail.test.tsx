import { act } from "react";
import { replace } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { FilterRail } from "./filter-rail.tsx";
import { control, facetProps, facets, press, renderFilters, type, wait } from "./render-filters-for-test.tsx";

const rail = <FilterRail {...facetProps} />;

test("ticking boxes writes their ids into the URL and shows the first page", async () => {
  const { address } = await renderFilters(rail, "?cityId=5&pageNo=3");
  await press(control("Amenity 2, 38 homes"));
  await press(control("Amenity 1, 39 homes"));
  expect(address()).toBe("?cityId=5&amenities=1,2");
  await press(control("Amenity 2, 38 homes"));
  expect(address()).toBe("?cityId=5&amenities=1");
});

test("boxes are ticked before the answer, and two quick changes both count", async () => {
  let answer = () => {};
  const step = () => new Promise<void>((resolve) => (answer = resolve));
  const { address } = await renderFilters(rail, "?cityId=5", { step });
  const [one, other] = [control("Amenity 1, 39 homes"), control("Amenity 2, 38 homes")];
  await act(async () => {
    one.click();
    other.click();
  });
  expect([one.checked, other.checked, address()]).toEqual([true, true, "?cityId=5"]);
  await act(async () => answer());
  await wait(20);
  expect([one.checked, other.checked, address()]).toEqual([true, true, "?cityId=5&amenities=1,2"]);
});

test("a box ticked right after all filters were cleared brings none of them back", async () => {
  const { address, router } = await renderFilters(rail, "?cityId=5&amenities=3&freeCancellation=1");
  const { pathname } = router.state.location;
  await act(async () => {
    await router.navigate(`${pathname}?cityId=5`);
    // The page still shows what was chosen before.
    control("8+ Score 2, 38 homes").click();
  });
  await wait(20);
  expect(address()).toBe("?cityId=5&reviewRating=2");
});

test("after a failed step the box has the state of the URL", async () => {
  const step = async () => {
    throw replace("/search?cityId=5&pageNo=2");
  };
  const calls: (() => Promise<never>)[] = [step];
  const { address } = await renderFilters(rail, "?cityId=5&pageNo=2", { step: async () => calls.pop()?.() });
  await press(control("Amenity 1, 39 homes"));
  await wait(20);
  expect([control("Amenity 1, 39 homes").checked, address()]).toEqual([false, "?cityId=5&pageNo=2"]);
});

test("a box keeps the focus and its position when its own choice changes the counts", async () => {
  const { router } = await renderFilters(rail, "?cityId=5&amenities=3");
  const box = control("Amenity 3, 37 homes");
  const names = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name="amenities"]')].map((each) => each.value);
  const before = names();
  await act(async () => box.focus());
  await press(box);
  expect(router.state.location.search).toBe("?cityId=5");
  expect(document.activeElement).toBe(box);
  expect(names()).toEqual(before);
});

test("an option without results stays, below the others", async () => {
  const narrowed = { ...facets, guestTypes: facets.guestTypes.filter(({ id }) => id !== 1) };
  await renderFilters(<FilterRail {...facetProps} facets={narrowed} known={facets} />, "?cityId=5&is3DView=1");
  const values = [...document.querySelectorAll<HTMLInputElement>('input[name="guestTypes"]')].map((each) => each.value);
  expect(values).toEqual(["2", "1"]);
  expect(control("Guests 1, no homes").checked).toBe(false);
});

test("six options are visible; seven types expand in place, twenty areas open a dialog", async () => {
  await renderFilters(rail, "?cityId=5&areas=19");
  const shown = [...document.querySelectorAll<HTMLInputElement>('input[name="areas"]')].map((each) => each.value);
  expect(shown.slice(0, 7)).toEqual(["1", "2", "3", "4", "5", "6", "19"]);
  expect(document.querySelectorAll('details input[name="propertyTypes"]')).toHaveLength(1);
  expect(document.querySelector('button[aria-haspopup="dialog"]')?.textContent).toBe("Show all 20: Area");
});

test("a price typed in dinars is in riyals in the URL and in dinars on the screen", async () => {
  const { address } = await renderFilters(rail, "?cityId=5", { currency: "KWD" });
  const field = control("Price for the whole stay: Minimum");
  await type(field, "٤٠");
  await act(async () => field.blur());
  await wait(250);
  expect(address()).toBe("?cityId=5&priceFilter=488-2140");
  expect(field.value).toBe("40");
});

test("a range set back to its bounds is removed from the URL", async () => {
  const { address } = await renderFilters(rail, "?cityId=5&bedCountFilter=2-");
  const thumb = document.querySelector<HTMLInputElement>('input[type="range"][aria-label="Bedrooms: Minimum"]');
  if (!thumb) throw new Error("There is no thumb");
  expect(thumb.value).toBe("2");
  await type(thumb, "1");
  await wait(250);
  expect(address()).toBe("?cityId=5");
});

test("a name applies when the guest stops typing, and the space after a word stays in the field", async () => {
  const { address } = await renderFilters(rail, "?cityId=5");
  const field = control("Property name");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await type(field, "oasis ");
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(address()).toBe("?cityId=5");
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(address()).toBe("?cityId=5&unitSearch=oasis");
  expect(field.value).toBe("oasis ");
});

test("the number of guests increases at once, and Back undoes all steps together", async () => {
  const { address, router } = await renderFilters(rail, "?cityId=5");
  const more = document.querySelector('button[aria-label="Increase Overnight guests"]');
  for (let guests = 0; guests < 3; guests++) await press(more);
  expect(document.querySelector("output")?.textContent).toBe("3");
  await wait(250);
  expect(address()).toBe("?cityId=5&adults=3");
  await act(async () => router.navigate(-1));
  expect(address()).toBe("?cityId=5");
});

test("a rating is one of four or none", async () => {
  const { address } = await renderFilters(rail, "?cityId=5");
  await press(control("8+ Score 2, 38 homes"));
  expect(address()).toBe("?cityId=5&reviewRating=2");
  await press(control("9+ Score 1, 39 homes"));
  expect(address()).toBe("?cityId=5&reviewRating=1");
  await press(control("Any rating"));
  expect(address()).toBe("?cityId=5");
});
