/** Holds the id of a browser we count without knowing who it is; experiments fall by it. */
export const VISITOR_COOKIE = "visitor";
