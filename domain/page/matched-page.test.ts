import fc from "fast-check";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { matchedPage } from "./matched-page.ts";
import { type Page, pageAddresses, pageAliases } from "./page-addresses.ts";

/** The routes as `web/routes.ts` writes them, each with the page that it shows. */
const pages = Object.entries(pageAddresses).flatMap(([id, { desktop, mobile }]) =>
  [...new Set([desktop, mobile])].map((path) => ({ id, path: path.slice(1) })),
);
const aliases = Object.entries(pageAliases).map(([path, id]) => ({ id, path: path.slice(1) }));
const routes: RouteObject[] = [
  {
    path: ":lang?",
    children: [...[...pages, ...aliases].map(({ id, path }) => ({ path, handle: id })), { path: "*", handle: null }],
  },
];
const routedPage = (path: string): Page | null => matchRoutes(routes, path)?.at(-1)?.route.handle ?? null;

test.each<[string, Page | null]>([
  ["/account", "account"],
  ["/en/account", "account"],
  ["/en/Account/Orders/", "accountOrders"],
  ["/%61ccount/orders/C123456789", "accountOrder"],
  ["/ar/mweb/chalet/payment", "payment"],
  ["/mweb/home", "frontPage"],
  ["/ar/reset-password/a%2Fb", "resetPassword"],
  ["/en//account", null],
  ["/en/account%2Forders", null],
  ["/en", null],
  ["/", null],
])("%s is the page %s, for us and for the router", (path, page) => {
  expect([matchedPage(path), routedPage(path)]).toEqual([page, page]);
});

test("a path that cannot be decoded is no page", () => {
  expect(matchedPage("/en/%E0%A4%A")).toBeNull();
});

/** Addresses of pages, written with other letters, codes and slashes. */
const letter = fc.tuple(fc.boolean(), fc.boolean());
const written = fc
  .tuple(
    fc.constantFrom("", "/en", "/ar", "/EN", "/xx"),
    fc.constantFrom(...[...pages, ...aliases].map(({ path }) => `/${path.replace(/:\w+/, "x7")}`)),
    fc.array(letter, { minLength: 60, maxLength: 60 }),
    fc.constantFrom("", "/", "//", "/x", "%2F"),
  )
  .map(([language, path, letters, end]) => {
    const other = [...path].map((char, n) => {
      const [isUpper, isCoded] = letters[n] ?? [];
      const cased = isUpper ? char.toUpperCase() : char;
      return isCoded && char !== "/" ? `%${cased.charCodeAt(0).toString(16).padStart(2, "0")}` : cased;
    });
    return language + other.join("") + end;
  });

test("however an address is written, it is the page that the router answers with", () => {
  const isSame = fc.property(written, (path) => {
    expect([path, matchedPage(path)]).toEqual([path, routedPage(path)]);
  });
  fc.assert(isSame, { numRuns: 500 });
});
