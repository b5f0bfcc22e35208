import { expect, test } from "vitest";
import { earlyChoice } from "./early-choice.ts";
import { FilterRail } from "./filter-rail.tsx";
import { facetProps, renderFilters } from "./render-filters-for-test.tsx";

/** A form as the server rendered it. */
function formWith(fields: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = fields;
  return form;
}

test("boxes ticked and texts typed before hydration are taken over", () => {
  const form = formWith(`
    <input type="checkbox" name="amenities" value="1" checked>
    <input type="checkbox" name="amenities" value="2">
    <input type="checkbox" name="amenities" value="3">
    <input type="checkbox" name="is3DView" value="1">
    <input type="radio" name="reviewRating" value="" checked>
    <input type="radio" name="reviewRating" value="2">
    <input type="search" name="unitSearch" value="">`);
  for (const value of ["2", "3"])
    (form.querySelector(`[name=amenities][value="${value}"]`) as HTMLInputElement).checked = true;
  (form.querySelector("[name=is3DView]") as HTMLInputElement).checked = true;
  (form.querySelector('[name=reviewRating][value="2"]') as HTMLInputElement).checked = true;
  (form.querySelector("[name=unitSearch]") as HTMLInputElement).value = " oasis ";
  const chosen = { amenities: [1] };
  expect(earlyChoice(form, chosen)).toEqual({
    amenities: [1, 2, 3],
    is3DView: true,
    reviewRating: [2],
    unitSearch: "oasis",
  });
});

test("an unchanged form changes nothing, whatever the URL contains", async () => {
  const odd = "?cityId=5&areas=999&bedCountFilter=1-99&reviewRating=4&unitSearch=oasis&amenities=8";
  const { address } = await renderFilters(<FilterRail {...facetProps} />, odd);
  expect(address()).toBe(odd);
});
