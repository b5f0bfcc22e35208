import { expect, test } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { Pager } from "./pager.tsx";
import { pagerItems } from "./pager-items.ts";

const hrefFor = (page: number) => `/chalets/search?cityId=1&pageNo=${page}`;
const texts = (container: HTMLElement) => [...container.querySelectorAll("li")].map((item) => item.textContent);

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 12, [1, 2, "gap", 12]],
  [2, 12, [1, 2, 3, "gap", 12]],
  [3, 12, [1, 2, 3, 4, "gap", 12]],
  [4, 12, [1, "gap", 3, 4, 5, "gap", 12]],
  [6, 12, [1, "gap", 5, 6, 7, "gap", 12]],
  [11, 12, [1, "gap", 10, 11, 12]],
  [12, 12, [1, "gap", 11, 12]],
])("page %i of %i shows %j", (page, pages, items) => {
  expect(pagerItems(page, pages)).toEqual(items);
});

test("a guest on the first page can go forward by a link, but not back", async () => {
  const { container } = await render(<Pager page={1} pages={12} hrefFor={hrefFor} />);
  expect(the('[aria-label="Previous page"]').getAttribute("aria-disabled")).toBe("true");
  expect(the('[aria-label="Previous page"]').hasAttribute("href")).toBe(false);
  expect(the('[aria-label="Next page"]').getAttribute("href")).toBe("/chalets/search?cityId=1&pageNo=2");
  expect(texts(container)).toEqual(["", "1", "2", "…", "12", ""]);
});

test("a guest on the last page can go back, but not forward", async () => {
  await render(<Pager page={12} pages={12} hrefFor={hrefFor} />);
  expect(the('[aria-label="Previous page"]').getAttribute("href")).toBe("/chalets/search?cityId=1&pageNo=11");
  expect(the('[aria-label="Next page"]').getAttribute("aria-disabled")).toBe("true");
});

test("the current page is announced in Arabic too", async () => {
  await render(<Pager page={6} pages={12} hrefFor={hrefFor} />, "ar");
  expect(the('[aria-current="page"]').getAttribute("aria-label")).toBe("الصفحة 6");
  expect(the("nav").getAttribute("aria-label")).toBe("الصفحات");
});

test("a single page needs no pager", async () => {
  const { container } = await render(<Pager page={1} pages={1} hrefFor={hrefFor} />);
  expect(container.innerHTML).toBe("");
});
