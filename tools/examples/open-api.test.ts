import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenApi, openApi } from "./open-api.ts";

const YAML = `
openapi: 3.1.0
paths:
  /pay/{id}:
    post:
      requestBody:
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Order" }
      responses:
        "200": { $ref: "#/components/responses/Paid" }
    get:
      parameters:
        - { name: limit, in: query, schema: { type: integer, maximum: 20 } }
      responses:
        "200": { $ref: "#/components/responses/Paid" }
components:
  responses:
    Paid: { content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
    Forbidden: { content: { application/json: { schema: { type: object, required: [error] } } } }
  schemas:
    Order:
      type: object
      required: [amount]
      properties:
        amount: { type: string }
        created_at: { type: string, format: date-time }
`;

let folder: string;
let document: OpenApi;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mabeet-openapi-"));
  const file = join(folder, "openapi.yml");
  writeFileSync(file, YAML);
  document = openApi(file, { 403: "/components/responses/Forbidden" });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const call = { method: "POST", path: "/pay/1" };
const query = new URLSearchParams();

test("a request and an answer as documented pass", () => {
  const body = { amount: "1.00", created_at: "2027-02-03T10:00:00Z", more: true };

  expect(document.request({ ...call, query, body })).toEqual([]);
  expect(document.answer({ ...call, status: 200, body })).toEqual([]);
});

test.each([
  [{}, "the body must have required property 'amount'"],
  [{ amount: 1 }, "/amount must be string"],
  [{ amount: "1.00", created_at: "yesterday" }, '/created_at must match format "date-time"'],
  [undefined, "the body must be object"],
])("a body %j is found", (body, fault) => {
  expect(document.request({ ...call, query, body })).toContain(fault);
  expect(document.answer({ ...call, status: 200, body })).toContain(fault);
});

test("a call, an answer or a parameter that nobody documents is found", () => {
  const body = { amount: "1.00" };
  expect(document.request({ method: "POST", path: "/pay/1/more", query, body })).toEqual(["no such call"]);
  expect(document.answer({ ...call, status: 201, body })).toEqual(["no answer 201"]);
  const get = { method: "GET", path: "/pay/1", body: undefined };
  expect(document.request({ ...get, query: new URLSearchParams({ limit: "20" }) })).toEqual([]);
  expect(document.request({ ...get, query: new URLSearchParams({ limit: "21" }) })).not.toEqual([]);
  expect(document.request({ ...get, query: new URLSearchParams({ page: "1" }) })).toEqual(["no parameter page"]);
});

test("an answer that is documented elsewhere is compared with that", () => {
  expect(document.answer({ ...call, status: 403, body: { error: "no" } })).toEqual([]);
  expect(document.answer({ ...call, status: 403, body: {} })).toEqual(["the body must have required property 'error'"]);
});
