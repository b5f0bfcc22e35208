import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";
import { securityHeaders } from "./security-headers.ts";

test("a page runs only scripts with its own nonce", () => {
  const policy = securityHeaders({ nonce: "abc" })["content-security-policy"];
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
  expect(policy).toContain("frame-ancestors 'none';");
  expect(policy).toContain("frame-src 'none';");
  expect(policy?.replace("style-src-attr 'unsafe-inline'", "")).not.toMatch(/unsafe-(inline|eval)/);
});

test("a payment page lists the hosts that it frames and posts to", () => {
  const policy = securityHeaders({
    nonce: "abc",
    frame: { sources: ["https://card.example.test"], ancestors: "'self'" },
    formTargets: ["https://card.example.test"],
  })["content-security-policy"];
  expect(policy).toContain("frame-src https://card.example.test;");
  expect(policy).toContain("frame-ancestors 'self';");
  expect(policy).toContain("form-action 'self' https://card.example.test;");
});

test("an API answer may neither be framed nor sniffed nor name its server", async () => {
  const { headers } = await (await testApp()).inject("/api/nowhere");
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
  expect(headers).not.toHaveProperty("server");
  expect(headers).not.toHaveProperty("x-powered-by");
});

test("a browser's report is counted by directive, and a malformed one is ignored", async () => {
  const app = await testApp();
  const report = (payload: string) =>
    app.inject({
      method: "POST",
      url: "/csp-reports",
      payload,
      headers: { "content-type": "application/reports+json" },
    });
  const answers = [
    await report('[{"type":"csp-violation","body":{"effectiveDirective":"img-src"}}]'),
    await report("[{}, 5"),
    await report("[null]"),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect(await app.metrics.metrics()).toContain('csp_violations_total{directive="img-src"} 1');
});
