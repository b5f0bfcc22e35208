/** Holds the id of a browser we count without knowing who it is; experiments fall by it. Set only with consent. */
export const VISITOR_COOKIE = "visitor";
export const VISITOR_COOKIE_DAYS = 30;
