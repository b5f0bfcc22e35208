import { ChevronRight, Clock, Search } from "lucide-react";
import { expect, test } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { Icon } from "./icon.tsx";

test.each([
  ["a chevron", ChevronRight, true],
  ["a clock", Clock, false],
  ["the search glass", Search, false],
])("on a right-to-left page %s is mirrored: %s", async (_name, icon, isMirrored) => {
  await render(<Icon icon={icon} />, "ar");
  expect(the("svg").classList.contains("mirror-rtl")).toBe(isMirrored);
});

test("an icon beside a text is hidden from screen readers, an icon alone has a name", async () => {
  await render(
    <>
      <Icon icon={Clock} />
      <Icon icon={Search} label="Search" />
    </>,
  );
  expect(the('svg[aria-hidden="true"]').getAttribute("aria-label")).toBeNull();
  expect(the('svg[role="img"]').getAttribute("aria-label")).toBe("Search");
});
