import { expect, test } from "vitest";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { book } from "./book.ts";
import { anyEmail } from "./join.ts";
import { codeSentTo, orderLinkSentTo } from "./sent-messages.ts";
import { newVisitor } from "./visitor.ts";

test("a guest cancels by a plain form, which asks for a reason", async () => {
  const { cancel: words, refund } = lazyMessagesOf("en");
  const visitor = newVisitor("mabeet-sa");
  const number = await book(visitor, anyEmail());
  const page = await visitor.open(`/en/manage-booking/cancel?orderNumber=${number}`);
  const refused = await visitor.submit(page.form("main form", words.confirm).fill({}));
  expect(refused.text("main")).toContain("Choose a reason.");
  const cancelled = await visitor.submit(refused.form("main form", words.confirm).fill({ reason: "other" }));
  expect(cancelled.texts("main h2")).toContain(refund.title);
  expect(cancelled.address).toMatch(new RegExp(`^/en/manage-booking\\?orderNumber=${number}`));
});

test("a guest who opened the link of the mail confirms a code by plain forms and cancels", async () => {
  const { cancel: words, refund, login } = lazyMessagesOf("ar");
  const email = anyEmail();
  const number = await book(newVisitor("mabeet-sa"), email);
  const visitor = newVisitor("mabeet-sa");
  await visitor.open(await orderLinkSentTo(email));
  const page = await visitor.open(`/ar/manage-booking/cancel?orderNumber=${number}`);
  expect(page.text("main")).toContain(words.code);
  let step = await visitor.submit(page.form("main form", /@/).fill({}));
  const code = await codeSentTo(email);
  for (const typed of [code === "000000" ? "111111" : "000000", code])
    step = await visitor.submit(step.form("main form", login.code.submit).fill({ code: typed }));
  const cancelled = await visitor.submit(step.form("main form", words.confirm).fill({ reason: "plans" }));
  expect(cancelled.texts("main h2")).toContain(refund.title);
});
