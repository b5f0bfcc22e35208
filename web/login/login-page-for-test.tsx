import { act } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import type { SmsReach } from "#domain/site/sms-reach.ts";
import { answerCaptcha, waitUntil } from "#web/lib/api/captcha-for-test.ts";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { clearSession } from "#web/lib/api/session-token.ts";
import { setMember } from "#web/session/use-member.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import LoginPage from "./login-page.tsx";
import type { LoginView } from "./panel/login-views.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export let network: ReturnType<typeof holdNetwork>;
export let shown: Awaited<ReturnType<typeof showPage>>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T09:00:00Z") });
  localStorage.clear();
  sessionStorage.clear();
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  clearSession();
  setMember(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

export async function open(view: LoginView, smsReach: SmsReach = "all") {
  const page = <LoginPage view={view} returnTo="/en/account/orders" by={undefined} refused={null} />;
  shown = await showPage(page, `/en/${view}`, { smsReach });
}

export const text = () => document.body.textContent?.replaceAll(/\s+/g, " ") ?? "";
export const field = (name: string) => the<HTMLInputElement>(`input[name=${name}]`);

export async function type(name: string, value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field(name), value);
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
}

export async function follow(words: string) {
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === words);
  await act(async () => link?.click());
}

export const user = { firstName: "Noura", lastName: "Ali" };
export const signedIn = { body: { md5User: "m", token: "secret", expiresIn: 1_209_600, user } };
export const requestId = "5f0c9e6e-29d5-4bb5-9d8e-6d8a7f1f3a10";

/** Solves the n-th captcha of the page and waits for the n-th login. */
export async function solveForLogin(captchas = 1, logins = 1) {
  await waitUntil(() => network.calls("/captcha").length === captchas);
  await answerCaptcha(network);
  await waitUntil(() => network.calls("/auth/local").length === logins);
}

export async function submitLogin(email: string, password: string) {
  await open("login");
  for (const [name, value] of Object.entries({ email, password })) await type(name, value);
  await press(/^Log in$/);
  await solveForLogin();
}
