import { island } from "#web/hydration/island.tsx";

/** The same part on three pages: a step from one to another keeps what was typed into none of them. */
export const LoginIsland = island({
  id: "login",
  load: () => import("./login-page.tsx"),
  namespaces: ["login", "field"],
  // Whoever comes here types at once.
  isUrgent: () => true,
});
