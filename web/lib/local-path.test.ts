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
  ["", undefined],
  [null, undefined],
])("a form that asks to lead back to %j leads to %j", (given, path) => {
  expect(localPath(given)).toBe(path);
});
