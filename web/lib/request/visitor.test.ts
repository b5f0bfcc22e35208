import { expect, test } from "vitest";
import { visitorOf } from "./visitor.ts";

const ask = (cookie: string) => new Request("http://mabeet-sa.localhost/ar/chalets-home", { headers: { cookie } });
const newcomer = () => "new";

test.each(["", "consent=necessary", "visitor=known; consent=necessary", "visitor=known"])(
  "a guest with the cookies »%s« gets a new visitor id that is not stored",
  (cookie) => {
    expect(visitorOf(ask(cookie), newcomer)).toEqual({ visitorId: "new", cookies: [] });
  },
);

test("a guest who gave consent keeps their visitor id", () => {
  expect(visitorOf(ask("consent=all"), newcomer).cookies[0]).toContain("visitor=new");
  expect(visitorOf(ask("consent=all; visitor=known"), newcomer)).toMatchObject({ visitorId: "known" });
});
