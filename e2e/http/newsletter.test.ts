import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { anyEmail } from "./join.ts";
import { linkSentTo, messagesTo } from "./sent-messages.ts";
import { newVisitor } from "./visitor.ts";

test("a guest says yes by a plain form, and no by one press in the mail program", async () => {
  const { newsletter: words } = lazyMessagesOf("ar");
  const email = anyEmail();
  const visitor = newVisitor("tajawal-ae");
  await visitor.call(endpoints.subscribeToNewsletter.url, {
    email,
    locale: "ar",
    siteId: "tajawal-AE",
    captchaToken: "test-pass",
  });
  const link = await linkSentTo(email, "newsletter");
  const opened = await visitor.open(link);
  const confirmed = await visitor.submit(opened.form("main form", words.confirm).fill({}));
  expect(confirmed.text("h1")).toBe(words.confirmedTitle);

  const [message] = await messagesTo(email);
  const [, oneClick = ""] = /<(.+)>/.exec(message?.headers["List-Unsubscribe"] ?? "") ?? [];
  const { pathname, search } = new URL(oneClick);
  const form = { type: "application/x-www-form-urlencoded", body: "List-Unsubscribe=One-Click" };
  expect((await newVisitor("tajawal-ae").ask({ method: "POST", path: pathname + search, ...form })).status).toBe(200);
  expect((await visitor.open(link)).text("h1")).toBe(words.endedTitle);
});

test("a link nobody sent offers a new one, and its form says that it needs scripts", async () => {
  const { newsletter: words } = lazyMessagesOf("ar");
  const visitor = newVisitor("mabeet-sa");
  const old = await visitor.open("/ar/newsletter?token=nobody");
  expect([old.status, old.text("h1")]).toEqual([410, words.oldTitle]);
  const typed = { newsletterEmail: "noura@example.test" };
  const answered = await visitor.submit(old.form("main form", words.submit).fill(typed));
  expect(answered.text("main")).toContain(words.needsScript({ mail: "" }).slice(0, 30));
  expect(answered.document.querySelector("main [name=newsletterEmail]")?.getAttribute("value")).toBe(
    typed.newsletterEmail,
  );
});
