import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { anyEmail, join, PASSWORD, register } from "./join.ts";
import { linkSentTo } from "./sent-messages.ts";
import { newVisitor, type OpenedPage } from "./visitor.ts";

const { login: words, account } = lazyMessagesOf("ar");
const logInForm = (page: OpenedPage) => page.form("main form", words.logIn.submit);

test("a member logs in and out by plain forms, and a wrong password is refused", async () => {
  const email = await join("mabeet-sa");
  const visitor = newVisitor("mabeet-sa");
  const login = await visitor.open("/ar/login?returnTo=/ar/help");
  const refused = await visitor.submit(logInForm(login).fill({ email, password: "not the password" }));
  expect(refused.text("main")).toContain("البريد أو الجوال أو كلمة المرور غير صحيحة.");
  const help = await visitor.submit(logInForm(refused).fill({ email, password: PASSWORD }));
  expect([help.status, help.address]).toEqual([200, "/ar/help"]);

  const own = await visitor.open("/ar/account");
  const left = await visitor.submit(own.form("main form", account.logOut).fill({}));
  expect(left.address).toBe("/ar/chalets-home");
  expect((await visitor.open("/ar/account")).address).toMatch(/^\/ar\/login\?/);
});

test("a login leads to the page that was wanted, but never to another site", async () => {
  const email = await join("tajawal-ae");
  for (const [returnTo, address] of [
    ["https://evil.example/", "/ar/account"],
    ["//evil.example/", "/ar/account"],
    ["/ar/account/travellers", "/ar/account/travellers"],
  ]) {
    const visitor = newVisitor("tajawal-ae");
    const login = await visitor.open(`/ar/login?${new URLSearchParams({ returnTo: returnTo ?? "" })}`);
    const opened = await visitor.submit(logInForm(login).fill({ email, password: PASSWORD }));
    expect(opened.address).toBe(address);
  }
});

test("whoever is not logged in is asked to, and the page they wanted is kept", async () => {
  const page = await newVisitor("mabeet-sa").open("/ar/account/travellers?x=1");
  expect(page.address).toBe("/ar/login?returnTo=%2Far%2Faccount%2Ftravellers%3Fx%3D1");
});

test("pages of an account are stored by no browser and no search engine, and show no booking of another guest", async () => {
  const email = await join("mabeet-sa");
  const visitor = newVisitor("mabeet-sa");
  await visitor.call(endpoints.logIn.url, { email, password: PASSWORD, captchaToken: "test-pass" });
  const page = await visitor.open("/ar/account/profile");
  expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex,nofollow");
  expect((await visitor.open("/ar/account/orders/C000000000")).text("main")).toContain(account.missing);
});

test("looking at the link in a mail does not use it up", async () => {
  const email = anyEmail();
  await register("mabeet-sa", email);
  const link = await linkSentTo(email, "verify/email");
  const visitor = newVisitor("mabeet-sa");
  for (const _ of [1, 2]) expect((await visitor.open(link)).status).toBe(200);
  const token = new URL(link, "http://localhost").searchParams.get("token");
  expect(await visitor.call(endpoints.verifyEmail.url, { token })).toMatchObject({ verified: true });
});
