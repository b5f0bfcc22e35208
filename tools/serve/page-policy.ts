import { securityHeaders } from "#api/http/security-headers.ts";
import { tourHosts } from "#domain/property/tour-hosts.ts";
import { places } from "#domain/seo/places.ts";

const { guest, payment, paymentReturn, confirmation, login, register, forgotPassword } = places;
/** Pages of one guest alone. */
const privatePaths = pathsOf([guest, payment, paymentReturn, confirmation, login, register, forgotPassword]);
/** Pages whose address holds something that opens an account. */
const secretPath = /^\/(?:reset-password\/.+|verify\/email|login\/social)$/;
const paymentPaths = pathsOf([payment]);

/** From a page that is open to all a guest may come to a home with a tour, and the first page's policy stays. */
const tours = { sources: tourHosts.map((host) => `https://${host}`) };

type Asked = { url: string; nonce: string; fieldsUrl: string };

/**
 * What a page may do and who may keep it. Where a card is typed only the gateway may be framed, and on the other pages of
 * one guest nobody: steps to and from them are documents of their own, so no other page's policy reaches them. What
 * belongs to one guest is kept nowhere.
 */
export function pageHeaders({ url, nonce, fieldsUrl }: Asked): Record<string, string> {
  const path = pathOf(url);
  const isPrivate = privatePaths.has(path);
  const gateway = paymentPaths.has(path) ? [new URL(fieldsUrl).origin] : [];
  const frame = isPrivate ? { sources: gateway } : tours;
  const headers = { ...securityHeaders({ nonce, frame }), vary: "cookie" };
  if (secretPath.test(path)) return { ...headers, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  if (!isPrivate) return { ...headers, "cache-control": "private, no-cache" };
  const referrer = carriesAccess(url) ? "no-referrer" : "strict-origin";
  return { ...headers, "cache-control": "no-store", "referrer-policy": referrer };
}

/** The link of a message opens an order: nobody is told where a guest came from with it. */
function carriesAccess(url: string): boolean {
  return /[?&]access=/.test(url);
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
