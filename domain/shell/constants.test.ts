import { expect, test } from "vitest";
import * as constants from "./constants.ts";

test("the shell keeps the times and sizes of the specification", () => {
  expect({ ...constants }).toEqual({
    DEBOUNCE_MS: 166,
    DIALOG_FOCUS_CHECK_MS: 50,
    TOOLTIP_ENTER_MS: 100,
    TOOLTIP_TOUCH_MS: 700,
    TOOLTIP_LEAVE_TOUCH_MS: 1500,
    BREAKPOINTS: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 },
    MOBILE_BELOW: 960,
    CITY_LIST_MAX_HEIGHT: 384,
    STICKY_SEARCH_OFFSET: 100,
    COUNTRY_LIST_MS: 24 * 60 * 60 * 1000,
    CHOICE_COOKIE_DAYS: 365,
  });
});
