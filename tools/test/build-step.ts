import { buildPages } from "#server/build/build-pages.ts";
import { ROOT } from "#server/root.ts";
import { outcome, type Step } from "../steps/step.ts";

/** The pages as `npm start` serves them; journeys and some fault tests need them. */
export const buildStep: Step = {
  name: "build",
  run: async () => {
    const built = await buildPages({ root: ROOT });
    return { ...outcome(true, ""), note: built ? "" : "up to date" };
  },
};
