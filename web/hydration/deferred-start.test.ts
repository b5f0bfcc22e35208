import { expect, test } from "vitest";
import { startLate } from "./deferred-start.ts";

const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/></head><body>' +
  '<script nonce="n" type="module" async="">import "/assets/a.js"</script></body></html>';

test("no module is fetched by the page itself, and none is forgotten", () => {
  const html = startLate(page, "n", ["/assets/ar.js"]);
  expect(html).not.toContain('rel="modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('(["/assets/a.js","/assets/ar.js"])');
  expect(html).toContain('type="text/later">import "/assets/a.js"</script>');
});

test("the starter carries the nonce of its response", () => {
  expect(startLate(page, "abc")).toMatch(/<script nonce="abc">\(function start/);
});

test("a page without modules stays as it is", () => {
  expect(startLate("<p>مبيت</p>", "n")).toBe("<p>مبيت</p>");
});
