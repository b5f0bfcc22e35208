import { expect, test } from "vitest";
import { isSameOriginForm } from "./call-from-action.ts";

const sent = (headers: Record<string, string>) =>
  new Request("http://mabeet-sa.localhost:3000/ar/login", { method: "POST", headers });

test.each([
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "cross-site", origin: "http://mabeet-sa.localhost:3000" }, false],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ origin: "http://mabeet-sa.localhost:3000" }, true],
  [{ origin: "https://evil.example" }, false],
  [{ origin: "null" }, false],
  [{}, false],
])("a form sent with %j: ours is %s", (headers, isOurs) => {
  expect(isSameOriginForm(sent(headers as Record<string, string>))).toBe(isOurs);
});
