import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type StartFiles, start } from "./deferred-start.ts";
import { installed } from "./installed-for-test.ts";
import { needsHydration } from "./needs-hydration.ts";

const files: StartFiles = {
  firstModule: "/assets/first.js",
  react: ["/assets/react.js"],
  modules: ["/assets/shell.js"],
  interactions: ["pointermove", "scroll"],
};

/** What the page adds to its head; happy-dom loads no modules. */
const added = new Set<Element>();
const removals: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  added.clear();
  vi.spyOn(document.head, "append").mockImplementation((...elements) => {
    for (const element of elements) if (element instanceof Element) added.add(element);
  });
  Object.defineProperty(document, "currentScript", { value: { nonce: "n" }, configurable: true });
});

afterEach(() => {
  for (const remove of removals.splice(0)) remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Opens a page with one part, and lets it load. */
function open(hydrates: object) {
  document.body.innerHTML = `<div data-hydrates='${JSON.stringify(hydrates)}'></div>`;
  removals.push(installed(() => start(files, needsHydration)));
  dispatchEvent(new Event("load"));
  vi.runAllTimers();
}

const all = (attribute: "href" | "src") => [...added].map((element) => element.getAttribute(attribute)).filter(Boolean);

test("a page that the server rendered whole fetches React and runs one small module until it is touched", () => {
  open({ stored: ["SAVED"] });
  expect(all("src")).toEqual(["/assets/first.js"]);
  expect(all("href")).toEqual(["/assets/react.js"]);
  dispatchEvent(new Event("scroll"));
  expect(all("href")).toContain("/assets/shell.js");
});

test("a page whose part shows what this tab stored hydrates after it has loaded", () => {
  sessionStorage.setItem("TYPED", "{}");
  open({ stored: ["TYPED"] });
  sessionStorage.clear();
  expect(all("href")).toContain("/assets/shell.js");
});

test.each([
  ["always", { isAlways: true }],
  ["with a stored list", { stored: ["SAVED"] }],
  ["on a wide screen", { media: "(width >= 1px)" }],
])("a page whose part needs the browser %s hydrates after it has loaded", (_, hydrates) => {
  localStorage.setItem("SAVED", "[1]");
  open(hydrates);
  expect(all("href")).toContain("/assets/shell.js");
});

test("a touch while the browser still reads the page starts its modules when it has read them", () => {
  const isReading = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  document.body.innerHTML = "";
  removals.push(installed(() => start(files, needsHydration)));
  dispatchEvent(new Event("pointermove"));
  expect(all("href")).toContain("/assets/shell.js");
  document.body.innerHTML = '<script type="text/deferred">import "/assets/shell.js"</script>';
  isReading.mockReturnValue("interactive");
  dispatchEvent(new Event("DOMContentLoaded"));
  expect([...added].map(({ textContent }) => textContent)).toContain('import "/assets/shell.js"');
});

const held = `<form method="post" action="/en/nothing-changed" data-scripted>
  <button type="submit" data-early-click>Save</button></form>`;

test("a form that was submitted while the page still loaded does not wait for another touch", () => {
  document.body.innerHTML = held;
  removals.push(installed(() => start(files, needsHydration)));
  expect(all("href")).toContain("/assets/shell.js");
});

test("a held form whose scripts cannot be loaded is sent as plain HTML", () => {
  document.body.innerHTML = held;
  const sent = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
  removals.push(installed(() => start(files, needsHydration)));
  expect(sent).not.toHaveBeenCalled();
  for (const script of added) if (script.tagName === "SCRIPT") script.dispatchEvent(new Event("error"));
  expect(sent).toHaveBeenCalledOnce();
});
