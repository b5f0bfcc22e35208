import { securityHeaders } from "#api/platform/http/security-headers.ts";
import { tourHosts } from "#domain/property/tour-hosts.ts";
import { places } from "#domain/seo/places.ts";

const { guest, payment, paymentReturn, confirmation, login, register, forgotPassword } = places;
const { account, manageBooking, newsletter } = places;
/** A booking under way. Steps to and from it are documents of their own, so no other page's policy reaches it. */
const enclosedPaths = pathsOf([guest, payment, paymentReturn, confirmation]);
const paymentPaths = pathsOf([payment]);
/** Other pages of one guest alone; all of an account is its owner's. */
const ownPaths = pathsOf([login, register, forgotPassword, manageBooking, newsletter, account]);
/** Pages whose address holds something that opens an account. */
const secretPath = /^\/(?:reset-password\/.+|verify\/email|login\/social)$/;

/** From a page outside a booking a guest may come to a home with a tour, and the first page's policy stays. */
const tours = { sources: tourHosts.map((host) => `https://${host}`) };

type Asked = { url: string; nonce: string; fieldsUrl: string };

/**
 * What a page may do and who may keep it. Where a card is typed only the gateway may be framed, and on the other pages of
 * a booking nobody. What belongs to one guest is kept nowhere.
 */
export function pageHeaders({ url, nonce, fieldsUrl }: Asked): Record<string, string> {
  const path = pathOf(url);
  const gateway = paymentPaths.has(path) ? [new URL(fieldsUrl).origin] : [];
  const frame = enclosedPaths.has(path) ? { sources: gateway } : tours;
  const headers = { ...securityHeaders({ nonce, frame }), vary: "cookie" };
  if (isSecret(url, path)) return { ...headers, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  if (!isPrivate(path)) return { ...headers, "cache-control": "private, no-cache" };
  return { ...headers, "cache-control": "no-store", "referrer-policy": "strict-origin" };
}

/** Nothing on the page is one guest's alone, as far as its address tells. */
export function isForEverybody(url: string): boolean {
  const path = pathOf(url);
  return !isSecret(url, path) && !isPrivate(path);
}

/** The address opens an account, or an order by the link of a message: nobody is told where a guest came from with it. */
function isSecret(url: string, path: string): boolean {
  return secretPath.test(path) || /[?&]access=/.test(url);
}

function isPrivate(path: string): boolean {
  return enclosedPaths.has(path) || ownPaths.has(path) || path.startsWith(`${account.desktop}/`);
}

/** The path of a page or of its data, without the language. */
function pathOf(url: string): string {
  return (url.split("?")[0] ?? "")
    .replace(/\.data$/, "")
    .replace(/^\/(en|ar)(?=\/)/, "")
    .replace(/(.)\/+$/, "$1");
}

function pathsOf(these: readonly { desktop: string; mobile: string }[]): ReadonlySet<string> {
  return new Set(these.flatMap(({ desktop, mobile }) => [desktop, mobile]));
}
