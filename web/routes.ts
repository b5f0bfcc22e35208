import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Page, pageAliases, pageGroups } from "#domain/page/page-addresses.ts";

/** Pages on two surfaces have two routes and one module: `routes/<group>/<page>.tsx`. */
function pageRoutes(): RouteConfigEntry[] {
  return Object.entries(pageGroups).flatMap(([group, pages]) =>
    Object.entries(pages).flatMap(([page, { desktop, mobile }]) => {
      const file = moduleOf(group, page as Page);
      const own = route(desktop.slice(1), file);
      return desktop === mobile ? [own] : [own, route(mobile.slice(1), file, { id: `mweb-${page}` })];
    }),
  );
}

function aliasRoutes(): RouteConfigEntry[] {
  return Object.entries(pageAliases).map(([path, page]) =>
    route(path.slice(1), moduleOf("browse", page), { id: `alias-${page}` }),
  );
}

function moduleOf(group: string, page: Page): string {
  return `routes/${group}/${page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
}

/** Every page works with and without a language before its address. */
export default [
  route(":lang?", "routes/language.tsx", [
    index("routes/redirect-to-front-page.tsx"),
    ...pageRoutes(),
    ...aliasRoutes(),
    route("nothing-changed", "routes/form/nothing-changed.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("preferences", "routes/form/preferences.tsx"),
  route("logout", "routes/form/logout.tsx"),
  route("consent", "routes/form/consent.tsx"),
  route("coupon", "routes/form/coupon.tsx"),
  route("vote", "routes/form/vote.tsx"),
] satisfies RouteConfig;
