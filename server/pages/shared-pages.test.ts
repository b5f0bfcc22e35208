import { expect, test } from "vitest";
import { readCookie } from "#domain/site/read-cookie.ts";
import { encodePersonal, placeholderOf } from "#web/shared/personal.ts";
import { cachePages } from "./page-cache.ts";
import type { AnswerPage, PageVisit } from "./pages.ts";

const ORIGIN = "http://mabeet-sa.localhost";
const FRONT_PAGE = "/ar/chalets-home";
const PROPERTY = "/ar/chalet/details/7";

/** Pages that show whose cookies they and their calls had. A cart token `held…` holds a stay. */
function aPageServer() {
  const renders: { kind: string; cookie: string | null; calls: (string | undefined)[] }[] = [];
  const answer: AnswerPage = async (request, { nonce, dispatch, output = { kind: "own" } }) => {
    const cookie = request.headers.get("cookie");
    const call = await dispatch({ method: "GET", path: "/api/cities", headers: {} });
    renders.push({ kind: output.kind, cookie, calls: [call.text] });
    const [name, cart] = [readCookie(cookie, "token"), readCookie(cookie, "cartToken")];
    const parts = { account: `<b>${name ?? "log in"}</b>`, hold: cart ? `<i>${cart}</i>` : "" };
    const member = name ? { firstName: name, lastName: "" } : null;
    const personal = encodePersonal({ member, hold: null });
    if (output.kind === "parts") return Response.json({ ...parts, personal, hasHold: cart !== undefined });
    const mark = output.kind === "shared" ? output.mark : null;
    const part = (of: "account" | "hold") => (mark ? placeholderOf(of, mark) : parts[of]);
    const body = `${output.kind} ${part("account")} ${part("hold")} <script nonce="${nonce}">${mark ?? personal}</script>`;
    return new Response(body, { headers: { "content-type": "text/html" } });
  };
  const pages = cachePages(answer, { timeScale: 1, answerParts: answer, now: () => 0 });
  const ask = async (cookie: string, path = FRONT_PAGE) => {
    // A call without cookies of its own has those of the guest, as in production.
    const dispatch: PageVisit["dispatch"] = async ({ headers }) => ({
      status: 200,
      text: headers.cookie ?? cookie,
      cookies: [],
    });
    const visit = { nonce: `nonce of ${cookie}`, running: [], dispatch } as unknown as PageVisit;
    const headers = { cookie, authorization: "Bearer x" };
    return (await pages(new Request(`${ORIGIN}${path}`, { headers }), visit)).text();
  };
  return { ask, renders: (kind: string) => renders.filter((render) => render.kind === kind) };
}
const personalOf = (firstName: string) => encodePersonal({ member: { firstName, lastName: "" }, hold: null });

test("members share one render, and each reads their own name", async () => {
  const { ask, renders } = aPageServer();
  const pages = await Promise.all(["token=Sara", "token=Omar; cartToken=c1"].map((cookie) => ask(cookie)));
  expect(pages).toEqual([
    `shared <b>Sara</b>  <script nonce="nonce of token=Sara">${personalOf("Sara")}</script>`,
    `shared <b>Omar</b> <i>c1</i> <script nonce="nonce of token=Omar; cartToken=c1">${personalOf("Omar")}</script>`,
  ]);
  expect(await ask("token=Huda")).toContain("<b>Huda</b>");
  expect([renders("shared").length, renders("own").length, renders("parts").length]).toEqual([1, 0, 3]);
});

test("the shared page is rendered without the cookies of any guest, and so are its calls", async () => {
  const { ask, renders } = aPageServer();
  await ask("language=ar; token=Sara; base64_user=x; md5_user=y; cartToken=c1; visitor=v; consent=all");
  expect(renders("shared")).toEqual([
    { kind: "shared", cookie: "language=ar; consent=all", calls: ["language=ar; consent=all"] },
  ]);
  expect(await ask("language=ar; consent=all; token=Omar")).not.toContain("Sara");
});

test("anonymous visitors and members never share a render", async () => {
  const { ask, renders } = aPageServer();
  await ask("token=Sara");
  expect(await ask("")).toContain("own <b>log in</b>");
  expect(await ask("token=Omar")).toContain("shared <b>Omar</b>");
  expect([renders("shared").length, renders("own").length]).toEqual([1, 1]);
});

test("a guest who holds a stay has a property's page of their own, other members share it", async () => {
  const { ask } = aPageServer();
  expect(await ask("token=Sara", PROPERTY)).toContain("shared <b>Sara</b>");
  expect(await ask("token=Omar; cartToken=c1", PROPERTY)).toContain("own <b>Omar</b> <i>c1</i>");
});

test("a name cannot leave its place", async () => {
  const { ask } = aPageServer();
  const page = await ask(`token=${encodeURIComponent("</script>\"'&")}`);
  expect(/<script nonce="[^"]*">([^"'&<>]*)<\/script>$/.test(page)).toBe(true);
});

test("while many pages wait to be rendered, guests get the last version of a page", async () => {
  let time = 0;
  let rendered = 0;
  const waiting: (() => void)[] = [];
  const answer: AnswerPage = async ({ url }) => {
    rendered += 1;
    const version = rendered;
    if (url.includes("cityId")) await new Promise<void>((finish) => waiting.push(finish));
    return new Response(`version ${version}`, { headers: { "content-type": "text/html" } });
  };
  const pages = cachePages(answer, { timeScale: 1, answerParts: answer, now: () => time });
  const visit = { nonce: "n0nce", running: [], now: new Date(0) } as unknown as PageVisit;
  const ask = async (path: string) => (await pages(new Request(`${ORIGIN}${path}`), visit)).text();
  await ask(FRONT_PAGE);
  time = 3_001;
  const crowd = Array.from({ length: 8 }, (_, n) => ask(`/ar/chalets/search?cityId=${n}`));
  expect(await ask(FRONT_PAGE)).toBe("version 1");
  expect(rendered).toBe(9);
  for (const finish of waiting) finish();
  await Promise.all(crowd);
  expect(await ask(FRONT_PAGE)).toBe("version 10");
});
