import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "../server.ts";

const server = createSandbox();
let url: string;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tax`;
});
afterAll(() => server.close());

async function post(path: string, body: unknown, headers: Record<string, string> = {}, method = "POST") {
  const all = { "content-type": "application/json", "accept-version": "V2", ...headers };
  const answer = await fetch(url + path, { method, headers: all, body: JSON.stringify(body) });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

const csr = Buffer.from("-----BEGIN CERTIFICATE REQUEST-----\nMAA=\n-----END CERTIFICATE REQUEST-----").toString(
  "base64",
);

test.each([
  [{}, "Missing-OTP"],
  [{ otp: "123456" }, "Invalid-OTP"],
  [{ otp: "123345" }, "Invalid-CSR"],
])("a request for a certificate with %j is refused as %s", async (headers, code) => {
  const { status, json } = await post("/compliance", { csr }, headers as Record<string, string>);
  expect([status, json]).toMatchObject([400, { errors: [{ code }] }]);
});

test.each(["/invoices/reporting/single", "/invoices/clearance/single", "/compliance/invoices", "/production/csids"])(
  "%s takes nothing without a certificate and its secret",
  async (path) => {
    expect((await post(path, {})).status).toBe(401);
    const authorization = `Basic ${Buffer.from("bm90aGluZw==:a-secret-of-the-sandbox").toString("base64")}`;
    expect((await post(path, {}, { authorization })).status).toBe(401);
  },
);

test("a certificate is renewed only for whoever has it", async () => {
  expect((await post("/production/csids", { csr }, { otp: "123345" }, "PATCH")).status).toBe(401);
});
