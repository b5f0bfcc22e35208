import { securityHeaders } from "#api/platform/http/security/security-headers.ts";
import { matchedPage } from "#domain/page/matched-page.ts";
import { type Page, pageGroups } from "#domain/page/page-addresses.ts";
import { tourHosts } from "#domain/property/tour-hosts.ts";

/**
 * Who may store a page, and what it may frame.
 * - `public`: the browser may store it and asks again; tours may be framed.
 * - `own`: belongs to one guest, so nobody stores it.
 * - `secret`: its address opens an account, so it also sends no referrer.
 * - `booking`, `payment`: a booking under way. Steps to and from it load whole documents, so no other page's policy
 *   applies to it. Only our page with the card fields may be framed where a card is typed, and nothing on the other steps.
 */
type Policy = "public" | "own" | "secret" | "booking" | "payment";

const policies: Record<Page, Policy> = {
  ...every(pageGroups.browse, "public"),
  ...every(pageGroups.checkout, "booking"),
  payment: "payment",
  ...every(pageGroups.login, "own"),
  socialLogin: "secret",
  resetPassword: "secret",
  verifyEmail: "secret",
  verifyPhone: "public",
  ...every(pageGroups.account, "own"),
  ...every(pageGroups.gift, "own"),
  giftCards: "public",
  giftPayment: "payment",
  ...every(pageGroups.host, "own"),
  ...every(pageGroups.site, "public"),
  saved: "own",
  sharedList: "own",
  manageBooking: "own",
  document: "own",
  manageBookingCancel: "own",
  manageBookingChange: "own",
  newsletter: "own",
  alertStop: "own",
};

/** From a page outside a booking a guest may come to a property with a tour, and the first page's policy stays. */
const tours = { sources: tourHosts.map((host) => `https://${host}`) };

/** `url` is the one that the router gets: parsed, and so without dots and backslashes. */
type PageHeaderOptions = {
  url: URL;
  nonce: string;
  /** The origin of our page with the card fields; `null` where no company takes cards. */
  fieldsOrigin: string | null;
  /** Where pictures of authors of Google's reviews may come from; a page shows them once a guest opens the reviews. */
  imageHosts: readonly string[];
};

export function pageHeaders({ url, nonce, fieldsOrigin, imageHosts }: PageHeaderOptions): Record<string, string> {
  const policy = policyOf(url);
  const frame = framesOf(url, fieldsOrigin);
  const payment = routePolicy(url) === "payment" ? frame.sources : [];
  const headers = {
    ...securityHeaders({ nonce, frame, payment, imageHosts: frame === tours ? imageHosts : [] }),
    vary: "cookie, accept-encoding",
  };
  if (policy === "public") return { ...headers, "cache-control": "private, no-cache" };
  const referrer = policy === "secret" ? "no-referrer" : "strict-origin";
  return { ...headers, "cache-control": "no-store", "referrer-policy": referrer };
}

/** The address contains nothing that belongs to one guest. */
export function isForEverybody(url: URL): boolean {
  return policyOf(url) === "public";
}

/**
 * Which members and guests with a cart may share a public page. The pages of properties and their comparison show
 * throughout what their guest holds; pages outside these groups may show more of a member than the header does.
 */
export function sharingOf({ pathname }: URL): "everybody" | "without-hold" | "nobody" {
  const page = matchedPage(pathname);
  if (page === "property" || page === "compare") return "without-hold";
  return page && (page in pageGroups.browse || page in pageGroups.site) ? "everybody" : "nobody";
}

/** A booking or a payment under way is also answered while other pages are refused. */
export function mayBeShed(url: URL): boolean {
  const policy = routePolicy(url);
  return policy !== "booking" && policy !== "payment";
}

/** The link of a message opens an order wherever it leads, so it counts as a secret. */
function policyOf(url: URL): Policy {
  return url.searchParams.has("access") ? "secret" : routePolicy(url);
}

/** The policy of the route that answers, for a page or for its data. What no page matches is stored by nobody. */
function routePolicy({ pathname }: URL): Policy {
  const page = matchedPage(pathname.replace(/\.data$/, ""));
  return page ? policies[page] : "own";
}

function framesOf(url: URL, fieldsOrigin: string | null): { sources: readonly string[] } {
  const policy = routePolicy(url);
  if (policy === "payment") return { sources: fieldsOrigin === null ? [] : [fieldsOrigin] };
  return policy === "booking" ? { sources: [] } : tours;
}

function every<Name extends Page>(group: Record<Name, unknown>, policy: Policy): Record<Name, Policy> {
  return Object.fromEntries(Object.keys(group).map((page) => [page, policy])) as Record<Name, Policy>;
}
