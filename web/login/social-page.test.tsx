import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ProblemCode, problems } from "#domain/problem/problems.ts";
import { waitUntil } from "#web/lib/api/captcha-for-test.ts";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import SocialPage from "./social-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => {
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

async function comeBack(returnTo: string) {
  sessionStorage.setItem("SOCIAL_LOGIN", JSON.stringify({ returnTo }));
  history.replaceState(null, "", "/en/login/social#_=_");
  shown = await showPage(<SocialPage />, "/en/login/social");
  await waitUntil(() => network.calls("/auth/social/finish").length === 1);
}
const refuse = (problem: ProblemCode, logInFirst = false) =>
  network.last("/auth/social/finish").answer({ body: { refusal: { code: problems[problem].code, logInFirst } } });

test.each([
  ["/en/chalet/guest?cartId=7", "/en/chalet/guest?cartId=7&modals=LOGIN_DRAWER"],
  ["/en/account/orders?tab=past", "/en/login?returnTo=%2Fen%2Faccount%2Forders%3Ftab%3Dpast"],
])("a guest who must log in by password first is sent from %s to %s and reads why", async (returnTo, login) => {
  await comeBack(returnTo);
  await refuse("contact-taken", true);
  expect([shown.at(), shown.router.state.location.state]).toEqual([login, { isLogInFirst: true }]);
});

test("a guest whose login failed reads why and can go on from the page they came from", async () => {
  await comeBack("/en/chalet/guest?cartId=7");
  await refuse("company-login-cancelled");
  expect(document.querySelector("h1")?.textContent).toBe("You cancelled. Nothing was changed.");
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/en/chalet/guest?cartId=7&modals=LOGIN_DRAWER");
  expect(location.hash).toBe("");
});

test("any other taken contact is shown on this page", async () => {
  await comeBack("/en/help");
  await refuse("contact-taken");
  expect(shown.at()).toBe("/en/login/social");
  expect(document.querySelector("h1")?.textContent).toBe("An account already uses this email or phone.");
});
