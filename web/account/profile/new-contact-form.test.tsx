import { expect, onTestFinished, test } from "vitest";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { NewContactForm } from "./new-contact-form.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test.each([
  [true, "We’ll send a code to confirm it.", "old one stays"],
  [false, "old one stays", "to confirm it"],
])("a first contact (%s) replaces none", async (isFirst, shown, hides) => {
  holdNetwork();
  const form = <NewContactForm channel="email" isFirst={isFirst} isBusy={false} problem={null} onSend={() => {}} />;
  onTestFinished((await showPage(form, "/en/account/profile")).leave);
  expect(document.body.textContent).toContain(shown);
  expect(document.body.textContent).not.toContain(hides);
});
