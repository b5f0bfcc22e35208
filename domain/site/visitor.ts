/** The cookie with the id of an anonymous browser, for statistics and experiments. Set only with consent. */
export const VISITOR_COOKIE = "visitor";
export const VISITOR_COOKIE_DAYS = 30;
