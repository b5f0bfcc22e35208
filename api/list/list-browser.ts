import { idCookie } from "#api/platform/signing/id-cookie.ts";

export const LIST_COOKIE = "listToken";
/** As long as a shared list of a guest without an account is stored. */
export const LIST_BROWSER_DAYS = 180;

/** The browser that voted or shared a list before. The id says nothing else about it. */
export const { read: readListBrowser, write: listBrowserCookie } = idCookie({
  name: LIST_COOKIE,
  purpose: "list-browser",
  claim: "browser",
  days: LIST_BROWSER_DAYS,
});
