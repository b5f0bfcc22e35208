import { expect, test, vi } from "vitest";

/** Modules without what the setup of the tests has registered. */
async function browserThatLoaded(names: readonly ("picker" | "filters")[]) {
  vi.resetModules();
  const { loadMessages } = await import("./load-messages.ts");
  const { loadedNamespace, loadNamespace } = await import("./lazy-namespaces.ts");
  await loadMessages("en");
  for (const name of names) await loadNamespace("en", name);
  return { loadMessages, loadedNamespace };
}

test("a guest who changes the language gets the namespaces in use at once", async () => {
  const { loadMessages, loadedNamespace } = await browserThatLoaded(["picker"]);
  expect(loadedNamespace("ar", "picker")).toBeUndefined();
  await loadMessages("ar");
  expect(loadedNamespace("ar", "picker")).toBeDefined();
});

test("a namespace that is not in use stays unloaded", async () => {
  const { loadMessages, loadedNamespace } = await browserThatLoaded(["picker"]);
  await loadMessages("ar");
  expect(loadedNamespace("ar", "filters")).toBeUndefined();
});
