/** Sliders, text filters and resizing wait this long. */
export const DEBOUNCE_MS = 166;

/** How often an open dialog looks whether focus has left it. */
export const DIALOG_FOCUS_CHECK_MS = 50;

export const TOOLTIP_ENTER_MS = 100;
export const TOOLTIP_TOUCH_MS = 700;
export const TOOLTIP_LEAVE_TOUCH_MS = 1500;

/** Pixels of width from which each applies. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } as const;
/** Narrower windows get the mobile layout. */
export const MOBILE_BELOW = BREAKPOINTS.md;

export const CITY_LIST_MAX_HEIGHT = 384;
/** Pixels below the hero banner after which the sticky search button appears. */
export const STICKY_SEARCH_OFFSET = 100;

/** Milliseconds for which a browser keeps the list of countries. */
export const COUNTRY_LIST_MS = 86_400_000;
/** Days the `language` and `currency` cookies live. */
export const CHOICE_COOKIE_DAYS = 365;
