import { expect, onTestFinished, test } from "vitest";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { Footer } from "./footer.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test.each([
  ["demo", true],
  ["production", false],
])("the footer of %s says on phones that nothing is booked or charged: %s", async (env, isShown) => {
  const footer = <Footer isCheckout hasNewsletter={false} />;
  onTestFinished((await showPage(footer, "/en/chalets-home", { env })).leave);
  expect(document.body.textContent?.includes("no real bookings or charges")).toBe(isShown);
});
