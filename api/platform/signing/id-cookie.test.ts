import { expect, test } from "vitest";
import { idCookie } from "./id-cookie.ts";
import { signToken } from "./signed-token.ts";

const secrets = ["new".repeat(12), "old".repeat(12)];
const cookie = idCookie({ name: "someToken", purpose: "some-browser", claim: "browser", days: 2 });
const sent = (text: string) => `other=1; ${text.split(";")[0]}`;

test("a browser is recognised by the cookie that it was given, also after the secret has changed", () => {
  expect(cookie.read(sent(cookie.write("b-1", secrets, true)), secrets)).toBe("b-1");
  expect(cookie.read(sent(cookie.write("b-1", secrets.slice(1), true)), secrets)).toBe("b-1");
  expect(cookie.read(sent(cookie.write("b-1", ["x".repeat(36)], true)), secrets)).toBeNull();
  expect(cookie.read(undefined, secrets)).toBeNull();
});

test("a token for another purpose or with another claim identifies nobody", () => {
  const other = signToken(secrets, "other", { browser: "b-1" });
  const nameless = signToken(secrets, "some-browser", { holder: "b-1" });
  expect(cookie.read(`someToken=${other}`, secrets)).toBeNull();
  expect(cookie.read(`someToken=${nameless}`, secrets)).toBeNull();
});

test("scripts and other sites' pages cannot use the cookie, and only HTTPS sends it where there is HTTPS", () => {
  expect(cookie.write("b-1", secrets, true)).toMatch(/; Path=\/; Max-Age=172800; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie.write("b-1", secrets, false)).toMatch(/; SameSite=Lax$/);
});
