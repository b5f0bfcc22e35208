import { expect, test } from "vitest";
import { answerCaptcha, waitUntil } from "#web/lib/api/captcha-for-test.ts";
import { press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { network, open, requestId, solveForLogin, text, type } from "./login-page-for-test.tsx";

const inputs = () => [...document.querySelectorAll("input")].map(({ name }) => name);

test("where no SMS are sent, an account is created by email alone, whatever the guest chose last time", async () => {
  localStorage.setItem("LOGIN_BY", JSON.stringify("phone"));
  await open("register", "none");
  expect(inputs()).toContain("email");
  expect(inputs()).not.toContain("phone");
  expect(text()).not.toContain("Mobile");
});

test("where no SMS are sent, the page of a forgotten password speaks of a link by email", async () => {
  await open("forgot", "none");
  expect(text()).toContain("Which email address should we send the link to?");
  expect(text()).not.toMatch(/Mobile|SMS|code/);
  expect(inputs()).toContain("email");
});

test("where no SMS are sent, a member logs in by phone and password, and no code by SMS is offered", async () => {
  await open("login", "none");
  expect(text()).toContain("Mobile");
  expect(text()).not.toContain("SMS");
});

test("where SMS are sent, codes and phones are offered", async () => {
  await open("login", "some");
  expect(text()).toContain("Log in with an SMS code");
});

test("a phone that gets no SMS now is answered by a text that names email", async () => {
  await open("login", "some");
  await press("Log in with an SMS code");
  await type("phone", "0512345678");
  await press("Send code");
  await answerCaptcha(network);
  await waitUntil(() => network.calls("/auth/code").length === 1);
  await network.last("/auth/code").answer({ status: 422, body: problemBody("sms-not-available") });
  expect(text()).toContain("Use an email address instead.");
});

test("a code that went to the address of the account instead says where it is", async () => {
  localStorage.setItem("LOGIN_BY", JSON.stringify("phone"));
  await open("login");
  for (const [name, value] of Object.entries({ phone: "0512345678", password: "a long phrase" }))
    await type(name, value);
  await press(/^Log in$/);
  await solveForLogin();
  const details = { codeRequired: true, requestId, masked: "n•••@example.test" };
  await network.last("/auth/local").answer({ status: 403, body: problemBody("account-unverified", details) });
  expect(text()).toContain("We sent a 6-digit code to \u2066n•••@example.test\u2069.");
  expect(text()).not.toContain("by SMS");
});
