import { expect, test } from "vitest";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { pageGroups } from "#domain/page/page-addresses.ts";
import { addressesOf, anybody, visitors, type Walk } from "./all-pages.ts";
import { faultOf, formsOf, type PageForm } from "./page-forms.ts";

const FORM = "application/x-www-form-urlencoded";
const SENTINEL = "sentinel-4711";

/** One of each form of all pages: forms with the same fields and the same target are the same. */
async function formsOn(addresses: readonly string[], { visitor }: Walk): Promise<PageForm[]> {
  const found = new Map<string, PageForm>();
  for (const address of addresses)
    for (const form of formsOf(await visitor.open(address)))
      found.set([form.method, form.action, ...form.fields].join(), form);
  return [...found.values()];
}

/** The answer to a form with a text in each field for typing, as a browser without scripts gets it. */
function send({ visitor }: Walk, { page, action, typed, isScripted }: PageForm) {
  const body = new URLSearchParams(typed.map((field) => [field, SENTINEL]));
  if (isScripted) body.set("returnTo", page);
  const path = action === new URL(page, "http://localhost").pathname ? page : action;
  return visitor.ask({ method: "POST", path, type: FORM, body: String(body) });
}

test("between them the visitors open every page", () => {
  const groups = Object.values(visitors).flatMap((each) => each.groups);
  expect(new Set(groups)).toEqual(new Set(Object.keys(pageGroups)));
});

test.each(Object.entries(visitors))("%s finds no form that writes what they type into an address", async (_, each) => {
  const walk = await each.arrive();
  const forms = await formsOn(addressesOf(each.groups, walk.values), walk);
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.map((form) => [form.page, form.action, faultOf(form)]).filter(([, , fault]) => fault)).toEqual([]);

  // The form that ends the session comes last.
  const isLast = ({ action }: PageForm) => Number(action === "/logout");
  const posted = forms.filter(({ method }) => method === "post");
  for (const form of posted.toSorted((one, other) => isLast(one) - isLast(other))) {
    const { status, location = "" } = await send(walk, form);
    const where = `${form.page} → ${form.action}`;
    expect([404, 405, 500], where).not.toContain(status);
    if (form.isScripted) expect(status, where).toBe(400);
    if (!form.typed.includes("coupon")) expect(location, where).not.toContain(SENTINEL);
  }
});

test.each(["en", "ar"] as const)(
  "a form that scripts send says without them that nothing was changed (%s)",
  async (language) => {
    const { visitor } = anybody();
    const words = lazyMessagesOf(language).nothingChanged;
    const page = await visitor.open(`/${language}/register`);
    const form = formsOf(page).find(({ fields }) => fields.includes("FirstName"));
    expect(form).toMatchObject({ method: "post", action: `/${language}/nothing-changed`, isScripted: true });
    const body = "FirstName=sentinel-4711&password=sentinel-4712&returnTo=%2Fen%2Fhelp%3Fx%3D1";
    const answer = await visitor.submit({ method: "POST", path: form?.action ?? "", body });
    expect([answer.status, answer.text("h1")]).toEqual([400, words.title]);
    expect(answer.text("main")).toContain(words.detail({ phone: "\n" }).split("\n")[0]);
    expect(answer.link(words.back, "main")).toBe("/en/help?x=1");
    expect(answer.html).not.toContain("sentinel");
    const elsewhere = await visitor.submit({
      method: "POST",
      path: form?.action ?? "",
      body: "returnTo=//evil.example",
    });
    expect(elsewhere.link(words.back, "main")).toMatch(/chalets-home/);
  },
);

test("the guard against an early submit stands before the first field of a page", async () => {
  for (const path of ["/en/login", "/ar/chalets-home", "/ar/mweb/chalets/search"]) {
    const { html } = await anybody().visitor.open(path);
    const guard = html.indexOf("data-early-click");
    expect(guard, path).toBeGreaterThan(0);
    expect(guard, path).toBeLessThan(html.search(/<(?:form|input|select|textarea)[\s>]/));
  }
});

test("an address with what a guest typed opens the same page without it", async () => {
  const { visitor } = anybody();
  const first = await visitor.ask({
    path: "/en/register?returnTo=%2Fen%2Fhelp&password=sentinel&email=n%40example.test",
  });
  expect([first.status, first.location]).toEqual([303, "/en/register?returnTo=%2Fen%2Fhelp"]);
});
