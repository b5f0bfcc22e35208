import { expect, test } from "vitest";
import { deferStart, earlySubmitGuard } from "./deferred-start.ts";

const NO_FILES = { firstModule: null, messages: [] };
const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/></head><body>' +
  '<script nonce="n" type="module" async="">import "/assets/a.js"</script></body></html>';

test("the page preloads no module, and the starter loads every one", () => {
  const html = deferStart(page, "n", { firstModule: "/assets/first.js", messages: ["/assets/ar.js"] });
  expect(html).not.toContain('rel="modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('"firstModule":"/assets/first.js","react":[],"modules":["/assets/a.js","/assets/ar.js"]');
  expect(html).toContain('type="text/deferred">import "/assets/a.js"</script>');
});

test("the starter has the nonce of its response", () => {
  expect(deferStart(page, "abc", NO_FILES)).toMatch(/<script nonce="abc">\(function/);
});

test("a page without modules stays as it is", () => {
  expect(deferStart("<p>مبيت</p>", "n", NO_FILES)).toBe("<p>مبيت</p>");
});

test("the guard of forms is a script of its own with the nonce of its response", () => {
  expect(earlySubmitGuard("abc")).toMatch(/^<script nonce="abc">\(function holdEarlySubmits.*\)\(\)<\/script>$/s);
});
