import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { linkToPage, type MountedFields } from "./frame-link.ts";

const PAGE = "https://www.example.test";
const SESSION = { gateway: "checkout", publicKey: "pk_1", session: {} } as const;
const given = { token: "tok_1", brand: "visa", last4: "4242" };

let toPage: ReturnType<typeof vi.fn>;
let parent: { postMessage: typeof toPage };
const listeners: EventListenerOrEventListenerObject[] = [];

beforeEach(() => {
  toPage = vi.fn();
  parent = { postMessage: toPage };
  vi.spyOn(window, "parent", "get").mockReturnValue(parent as never);
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push(listener);
      add(type, listener);
    },
  );
});
afterEach(() => {
  for (const listener of listeners.splice(0)) window.removeEventListener("message", listener);
  vi.restoreAllMocks();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function say(data: unknown, { origin = PAGE, source = parent as unknown } = {}) {
  window.dispatchEvent(new MessageEvent("message", { data, origin, source: source as never }));
  await settled();
}

const messages = () => toPage.mock.calls.map(([message]) => message as { type: string });
const types = () => messages().map(({ type }) => type);

function link(tokenise: MountedFields["tokenise"] = async () => given) {
  const mount = vi.fn(async () => ({ tokenise }));
  linkToPage(PAGE, mount);
  return mount;
}

test("the fields ask for a session, and all their messages are for the one page", async () => {
  link();
  await say({ type: "session", session: SESSION });
  await say({ type: "tokenise", id: "a" });
  expect(types()).toEqual(expect.arrayContaining(["needs-session", "ready", "token"]));
  expect(new Set(toPage.mock.calls.map(([, target]) => target))).toEqual(new Set([PAGE]));
});

test("another page gives no session and gets no token", async () => {
  const mount = link();
  await say({ type: "session", session: SESSION }, { origin: "https://evil.example.test" });
  await say({ type: "session", session: SESSION }, { source: window });
  expect(mount).not.toHaveBeenCalled();
  await say({ type: "session", session: SESSION });
  await say({ type: "tokenise", id: "a" }, { origin: "https://evil.example.test" });
  await say({ type: "tokenise", id: "b" }, { source: window });
  expect(types()).not.toContain("token");
});

test("only the first session counts", async () => {
  const mount = link();
  await say({ type: "session", session: SESSION });
  await say({ type: "session", session: { ...SESSION, publicKey: "pk_2" } });
  expect(mount).toHaveBeenCalledTimes(1);
});

test("a page whose scripts load late gets everything again", async () => {
  link();
  await say({ type: "describe" });
  expect(types()).toEqual(["needs-session", "needs-session"]);
  await say({ type: "session", session: SESSION });
  toPage.mockClear();
  await say({ type: "describe" });
  expect(types()).toEqual(expect.arrayContaining(["ready", "height"]));
});

test("the height is reported only once there is something to show", async () => {
  link();
  await say({ type: "describe" });
  expect(types()).not.toContain("height");
});

const failures: [string, MountedFields["tokenise"], Record<string, string>][] = [
  ["fields that are wrong", async () => ({ fields: { number: "number" } }), { number: "number" }],
  ["a gateway that does not answer", async () => null, {}],
  ["a gateway that fails", () => Promise.reject(new Error("down")), {}],
];

test.each(failures)("%s give no token", async (_what, tokenise, fields) => {
  link(tokenise);
  await say({ type: "session", session: SESSION });
  await say({ type: "tokenise", id: "a" });
  expect(messages().at(-1)).toEqual({ type: "invalid", id: "a", fields });
});

test("fields that cannot be mounted say so", async () => {
  linkToPage(PAGE, async () => Promise.reject(new Error("no script")));
  await say({ type: "session", session: SESSION });
  expect(types()).toContain("failed");
  await say({ type: "tokenise", id: "a" });
  expect(messages().at(-1)).toEqual({ type: "invalid", id: "a", fields: {} });
});
