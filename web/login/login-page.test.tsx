import { act } from "react";
import { expect, test } from "vitest";
import { answerCaptcha, waitUntil } from "#web/lib/api/captcha-for-test.ts";
import { press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { the } from "#web/ui/render-for-test.tsx";
import {
  field,
  follow,
  network,
  open,
  requestId,
  shown,
  signedIn,
  solveForLogin,
  submitLogin,
  text,
  type,
} from "./login-page-for-test.tsx";

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

test("a press on email or mobile waits for the scripts, which switch without leaving the page", async () => {
  await open("forgot");
  const waiting = [...document.querySelectorAll("a[data-repeats]")].map((link) => link.textContent);
  expect(waiting).toEqual(["Email", "Mobile"]);
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
