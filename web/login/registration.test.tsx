import { expect, test } from "vitest";
import { answerCaptcha, waitUntil } from "#web/lib/api/captcha-for-test.ts";
import { press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { the } from "#web/ui/render-for-test.tsx";
import {
  field,
  network,
  open,
  requestId,
  shown,
  signedIn,
  solveForLogin,
  text,
  type,
  user,
} from "./login-page-for-test.tsx";

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

test("a reload keeps the step of the code, without a password: the guest then logs in", async () => {
  await open("register");
  await fillRegistration();
  await submitRegistration();
  await network.last("/v2/user").answer({ status: 201, body: { user, requestId } });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("a long phrase");
  await shown.leave();
  await open("register");
  expect(text()).toContain("We sent a 6-digit code to \u2066noura@example.test\u2069.");
  await type("code", "123456");
  await press(/^Confirm$/);
  expect(network.last("/email/verify").body).toEqual({ email: "noura@example.test", token: "123456", requestId });
  await network.last("/email/verify").answer({ body: { verified: true } });
  expect(text()).toContain("Your email is confirmed");
  expect(network.calls("/auth/local")).toHaveLength(0);
  await shown.leave();
  await open("register");
  expect(field("FirstName").value).toBe("");
});

test("a guest who changes the contact sees the empty form after a reload, too", async () => {
  await open("register");
  await fillRegistration();
  await submitRegistration();
  await network.last("/v2/user").answer({ status: 201, body: { user, requestId } });
  await press(/^Change/);
  await shown.leave();
  await open("register");
  expect(field("FirstName").value).toBe("");
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
