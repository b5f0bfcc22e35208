import { island } from "#web/hydration/island.tsx";

export const VerifyIsland = island({
  id: "verify",
  load: () => import("./verify-page.tsx"),
  namespaces: ["login", "field"],
  hydrates: { isAlways: true },
});
