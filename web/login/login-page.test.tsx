import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCaptcha, waitUntil } from "#web/lib/api/captcha-for-test.ts";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { clearSession } from "#web/lib/api/session-token.ts";
import { setMember } from "#web/session/use-member.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import LoginPage from "./login-page.tsx";
import type { LoginView } from "./panel/login-views.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;

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

async function open(view: LoginView) {
  const page = <LoginPage view={view} returnTo="/en/account/orders" by={undefined} refused={null} />;
  shown = await showPage(page, `/en/${view}`);
}

const text = () => document.body.textContent?.replaceAll(/\s+/g, " ") ?? "";
const field = (name: string) => the<HTMLInputElement>(`input[name=${name}]`);

async function type(name: string, value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field(name), value);
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function follow(words: string) {
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === words);
  await act(async () => link?.click());
}

const user = { firstName: "Noura", lastName: "Ali" };
const signedIn = { body: { md5User: "m", token: "secret", expiresIn: 1_209_600, user } };
const requestId = "5f0c9e6e-29d5-4bb5-9d8e-6d8a7f1f3a10";

/** Solves the n-th captcha of the page and waits for the n-th login. */
async function solveForLogin(captchas = 1, logins = 1) {
  await waitUntil(() => network.calls("/captcha").length === captchas);
  await answerCaptcha(network);
  await waitUntil(() => network.calls("/auth/local").length === logins);
}

async function submitLogin(email: string, password: string) {
  await open("login");
  for (const [name, value] of Object.entries({ email, password })) await type(name, value);
  await press(/^Log in$/);
  await solveForLogin();
}

test("a user logs in by e-mail and goes on to where they wanted to", async () => {
  await submitLogin("Noura@Example.test", "a long phrase");
  const body = { email: "Noura@Example.test", password: "a long phrase", captchaToken: expect.any(String) };
  expect(network.last("/auth/local").body).toEqual(body);
  await network.last("/auth/local").answer(signedIn);
  await waitUntil(() => shown.at() === "/en/account/orders");
});

test("a user logs in by mobile with Arabic digits, and the choice is stored", async () => {
  await open("login");
  await follow("Mobile");
  await type("phone", "٠٥١٢٣٤٥٦٧٨");
  await type("password", "a long phrase");
  await press(/^Log in$/);
  await solveForLogin();
  expect(network.last("/auth/local").body).toMatchObject({ phone: { dialCode: "+966", countryCode: "SA" } });
  await shown.leave();
  await open("login");
  expect(field("phone").value).toBe("");
});

test("an empty form is not sent: its fields are listed", async () => {
  await open("login");
  await press(/^Log in$/);
  expect(document.activeElement?.textContent).toContain("Email: This field is required.");
  expect(document.activeElement?.textContent).toContain("Password: This field is required.");
  expect(network.calls("/auth/local")).toHaveLength(0);
});

test("wrong credentials show one message, and the password stays to be corrected", async () => {
  await submitLogin("noura@example.test", "wrong");
  await network.last("/auth/local").answer({ status: 401, body: problemBody("wrong-credentials") });
  expect(the("form [role=alert]").textContent).toContain("Email, phone or password is not correct.");
  expect(field("password").value).toBe("wrong");
});

test("a captcha that has expired is solved again", async () => {
  await submitLogin("noura@example.test", "a long phrase");
  await network.last("/auth/local").answer({ status: 400, body: problemBody("captcha-required") });
  await solveForLogin(2, 2);
  expect(network.last("/auth/local").body?.captchaToken).toEqual(expect.any(String));
});

test("an account that is guessed at asks its owner for a code beside the password", async () => {
  await submitLogin("noura@example.test", "a long phrase");
  const details = { codeRequired: true, channel: "email", requestId };
  await network.last("/auth/local").answer({ status: 403, body: problemBody("account-unverified", details) });
  await type("code", "١٢٣ ٤٥٦");
  expect(field("code").value).toBe("123456");
  await press(/^Confirm$/);
  await solveForLogin(2, 2);
  expect(network.last("/auth/local").body).toMatchObject({ code: "123456", requestId, password: "a long phrase" });
});

test("the password can be looked at", async () => {
  await open("login");
  await act(async () => the("button[aria-label='Show password']").click());
  expect(field("password").type).toBe("text");
});

async function fillRegistration() {
  const typed = { FirstName: "Noura", LastName: "Ali", email: "noura@example.test", password: "a long phrase" };
  for (const [name, value] of Object.entries(typed)) await type(name, value);
}

async function submitRegistration() {
  await press(/^Create account$/);
  await answerCaptcha(network);
  await waitUntil(() => network.calls("/v2/user").length === 1);
}

test("a new guest registers, types the code and is logged in", async () => {
  await open("register");
  await fillRegistration();
  await submitRegistration();
  expect(network.last("/v2/user").body).toMatchObject({
    FirstName: "Noura",
    email: "noura@example.test",
    password: "a long phrase",
    passwordVerify: "a long phrase",
    subscribe: false,
    captchaToken: expect.any(String),
  });
  await network.last("/v2/user").answer({ status: 201, body: { user, requestId } });
  expect(text()).toContain("We sent a 6-digit code to \u2066noura@example.test\u2069.");
  expect(document.activeElement).toBe(field("code"));
  await type("code", "123456");
  await press(/^Confirm$/);
  expect(network.last("/email/verify").body).toEqual({ email: "noura@example.test", token: "123456", requestId });
  await network.last("/email/verify").answer({ body: { verified: true } });
  await solveForLogin(2, 1);
  await network.last("/auth/local").answer(signedIn);
  await waitUntil(() => shown.at() === "/en/account/orders");
});

test("a wrong code is shown at its field, and a login that failed afterwards needs no second code", async () => {
  await open("register");
  await fillRegistration();
  await submitRegistration();
  await network.last("/v2/user").answer({ status: 201, body: { user, requestId } });
  await type("code", "000000");
  await press(/^Confirm$/);
  await network.last("/email/verify").answer({ status: 400, body: problemBody("code-wrong") });
  expect(the(`#${CSS.escape(field("code").id)}-error`).textContent).toBe(
    "The code is not correct. Check it and try again.",
  );
  await type("code", "123456");
  await press(/^Confirm$/);
  await network.last("/email/verify").answer({ body: { verified: true } });
  await solveForLogin(2, 1);
  await network.last("/auth/local").lose();
  await press(/^Confirm$/);
  await solveForLogin(3, 2);
  expect(network.calls("/email/verify")).toHaveLength(2);
});

test("what a password needs is ticked while it is typed", async () => {
  await open("register");
  await type("email", "noura.ali@example.test");
  const rules = () => the("[id=register-password-rules]").textContent ?? "";
  expect(rules().match(/not yet/g)).toHaveLength(2);
  await type("password", "noura.ali");
  expect(rules()).toContain("At least 8 characters (done)");
  expect(rules().match(/not yet/g)).toHaveLength(1);
  await type("password", "a long phrase");
  expect(rules()).not.toContain("not yet");
});

test("a password that the server refuses is shown at its field", async () => {
  await open("register");
  await fillRegistration();
  await type("password", "password1");
  await submitRegistration();
  const refusal = problemBody("validation", {}, { password: "password" });
  await network.last("/v2/user").answer({ status: 400, body: refusal });
  expect(document.activeElement).toBe(field("password"));
  expect(the("#register-password-error").textContent).toContain("not a common password");
});

async function answerForgotten() {
  await answerCaptcha(network);
  await waitUntil(() => network.calls("/password/forgot").length === 1);
  await network.last("/password/forgot").answer({ status: 202, body: { requestId } });
}

test("a forgotten password gets the same answer with and without an account", async () => {
  await open("forgot");
  await type("email", "nobody@example.test");
  await press(/^Continue$/);
  await answerForgotten();
  expect(text()).toContain("If \u2066nobody@example.test\u2069 has an account");
});

test("by mobile a code and a new password log in; a wrong code leads back to it", async () => {
  await open("forgot");
  await follow("Mobile");
  await type("phone", "0512345678");
  await press(/^Continue$/);
  await answerForgotten();
  await type("code", "000000");
  await press(/^Confirm$/);
  await type("password", "a longer phrase");
  await type("passwordVerify", "a longer phrase");
  await press(/^Save and log in$/);
  await network.last("/phone/set").answer({ status: 400, body: problemBody("code-wrong") });
  expect(text()).toContain("The code is not correct or has expired.");
  await type("code", "123456");
  await press(/^Confirm$/);
  await type("password", "a longer phrase");
  await type("passwordVerify", "another phrase");
  await press(/^Save and log in$/);
  expect(text()).toContain("Passwords do not match.");
  await type("passwordVerify", "a longer phrase");
  await press(/^Save and log in$/);
  const passwords = { password: "a longer phrase", passwordVerify: "a longer phrase" };
  expect(network.last("/phone/set").body).toEqual({ token: "123456", requestId, ...passwords });
  await network.last("/phone/set").answer(signedIn);
  await waitUntil(() => shown.at() === "/en/account/orders");
});
