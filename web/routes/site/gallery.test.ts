import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type AppEnv, type Visit, visitContext } from "#web/lib/request/visit.ts";
import { loader as galleryLoader } from "./gallery.tsx";
import { loader as storyLoader } from "./gallery-story.tsx";

function statusOf(load: (args: never) => unknown, env: AppEnv, params = {}): number {
  const context = new RouterContextProvider();
  context.set(visitContext, { env } as Visit);
  try {
    load({ context, params } as never);
    return 200;
  } catch (thrown) {
    return (thrown as { init: { status: number } }).init.status;
  }
}

test.each([
  ["demo", 200],
  ["test", 200],
  ["production", 404],
] as const)("in %s the gallery answers %i", (env, status) => {
  expect(statusOf(galleryLoader, env)).toBe(status);
  expect(statusOf(storyLoader, env, { story: "button" })).toBe(status);
  expect(statusOf(storyLoader, env, { story: "button,link" })).toBe(status);
});

test("an unknown story is not found", () => {
  expect(statusOf(storyLoader, "demo", { story: "no-such-story" })).toBe(404);
  expect(statusOf(storyLoader, "demo", { story: "button,no-such-story" })).toBe(404);
});
