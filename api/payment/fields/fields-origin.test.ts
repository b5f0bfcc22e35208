import { expect, test } from "vitest";
import { sites } from "#domain/site/sites.ts";
import { fieldsOrigin, isFieldsHost, isPayingOrigin, payingOrigins } from "./fields-origin.ts";

const demo = { fieldsUrl: "http://localhost:3000", appEnv: "demo" } as const;
const real = { fieldsUrl: "https://pay.example.test", appEnv: "production" } as const;

test.each([
  ["mabeet-sa.localhost:3000", "http://localhost:3000"],
  ["127.0.0.1:4100", "http://localhost:4100"],
  ["localhost:4100", "http://127.0.0.1:4100"],
  ["localhost", "http://127.0.0.1"],
])("in the demo the payment page at %s has its card fields at %s", (host, origin) => {
  expect(fieldsOrigin(demo, host)).toBe(origin);
  expect(new URL(`http://${host}`).origin).not.toBe(origin);
  expect(isFieldsHost(demo, new URL(origin).host)).toBe(true);
});

test("an operator's own origin has the card fields of all sites, and serves them under no other name", () => {
  expect(fieldsOrigin(real, "sa.example.test")).toBe("https://pay.example.test");
  expect(isFieldsHost(real, "pay.example.test")).toBe(true);
  for (const host of ["sa.example.test", "pay.example.test.evil.test", "localhost"])
    expect(isFieldsHost(real, host)).toBe(false);
});

test("where no company takes cards there are no card fields", () => {
  expect(fieldsOrigin({ fieldsUrl: null }, "mabeet-sa.localhost:3000")).toBeNull();
  expect(isFieldsHost({ fieldsUrl: null }, "localhost:3000")).toBe(false);
});

test("the payment pages of all ten sites may show the card fields, and no other page", () => {
  const origins = payingOrigins(real);
  for (const { hosts } of sites) {
    expect(origins).toContain(`https://${hosts[0]}`);
    expect(isPayingOrigin(real, `https://${hosts[0]}`)).toBe(true);
  }
  for (const origin of [
    "",
    "null",
    "https://evil.example",
    `https://${sites[0]?.hosts[0]}.evil.example`,
    `http://${sites[0]?.hosts[0]}`,
    "http://localhost:3000",
    "http://mabeet-sa.localhost:3000",
  ])
    expect(isPayingOrigin(real, origin)).toBe(false);
});

test("in the demo only the names of its sites and of this machine may show the card fields", () => {
  expect(payingOrigins(demo)).toContain("http://mabeet-sa.localhost:*");
  expect(isPayingOrigin(demo, "http://tajawal-kw.localhost:3000")).toBe(true);
  expect(isPayingOrigin(demo, "http://127.0.0.1:3000")).toBe(true);
  for (const origin of ["http://evil.localhost:3000", "http://localhost:3000/path", "ftp://localhost"])
    expect(isPayingOrigin(demo, origin)).toBe(false);
});
