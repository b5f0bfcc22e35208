import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test.each([
  ["/ar/chalets-home?cityId=5#cities", "/ar/chalets-home?cityId=5#cities"],
  ["//evil.example/x", undefined],
  ["/\\evil.example", undefined],
  ["https://evil.example/", undefined],
  ["javascript:alert(1)", undefined],
  ["/a\nb", undefined],
  ["/a/..//evil.example", undefined],
  ["/.//evil.example", undefined],
  ["/./\\evil.example", undefined],
  ["/%2e//evil.example", undefined],
  ["/a/%2E%2e/\\evil.example", undefined],
  ["/a/../b?c=//d", "/b?c=//d"],
  ["/ar/شاليه", "/ar/%D8%B4%D8%A7%D9%84%D9%8A%D9%87"],
  ["", undefined],
  [null, undefined],
])("a form that asks to lead back to %j leads to %j", (given, path) => {
  expect(localPath(given)).toBe(path);
});
