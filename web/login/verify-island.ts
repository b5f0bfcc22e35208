import { island } from "#web/shared/island.tsx";

export const VerifyIsland = island({
  id: "verify",
  load: () => import("./verify-page.tsx"),
  words: ["login", "field"],
  isUrgent: () => true,
});
