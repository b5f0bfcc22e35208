import { island } from "#web/hydration/island.tsx";

/** One island on three pages; a navigation between them keeps no typed values. */
export const LoginIsland = island({
  id: "login",
  load: () => import("./login-page.tsx"),
  namespaces: ["login", "field"],
  // A guest on this page types at once.
  hydrates: { isAlways: true },
});
