import { expect, test } from "vitest";
import { newVisitor } from "./visitor.ts";

test("without scripts the answer about privacy is a form that leads back to the page", async () => {
  const visitor = newVisitor("tajawal-ae");
  const address = "/en/chalets/search?cityId=5";
  const first = await visitor.open(address);
  expect(first.document.querySelector("[aria-label='Privacy choice']")).not.toBeNull();
  const answered = await visitor.submit(first.form("form", "Necessary only").fill({}));
  expect([answered.address, visitor.cookies.get("consent")]).toEqual([address, "necessary"]);
  expect(answered.document.querySelector("[aria-label='Privacy choice']")).toBeNull();
  const again = await visitor.submit(answered.form("form", "Privacy choices").fill({}));
  expect(again.document.querySelector("[aria-label='Privacy choice']")).not.toBeNull();
});
