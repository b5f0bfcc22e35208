import { expect, test } from "vitest";
import { testApp, testSettings } from "#api/testing/servers/test-app.ts";
import { apiEndpoints } from "#contract/endpoint/api-endpoints.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { buildInternalApp } from "./internal-app.ts";

const app = await testApp();
const internal = await buildInternalApp(await testSettings(), app);

test("the document contains every endpoint of the contract, with a problem besides its answer", async () => {
  const { paths } = (await internal.inject("/openapi.json")).json();
  for (const { method, url } of Object.values({ ...endpoints, ...apiEndpoints })) {
    const operation = paths[url.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    expect(Object.keys(operation?.responses ?? {}), url).toEqual([expect.stringMatching(/^20[0-4]$/), "default"]);
  }
  expect(Object.keys(paths).every((path) => path.startsWith("/api/"))).toBe(true);
});

test("the document says that unknown keys are refused", async () => {
  const { paths } = (await internal.inject("/openapi.json")).json();
  const { content } = paths[endpoints.searchProperties.url].post.requestBody;
  expect(content["application/json"].schema.additionalProperties).toBe(false);
});

test("the API page loads nothing from another host", async () => {
  const page = await internal.inject("/docs/");
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("Mabeet API");
  expect(page.body.match(/(src|href)="https?:/g)).toBeNull();
});

test("metrics count answers by route pattern and show the pool and the event loop", async () => {
  await app.inject("/api/system/currency/list");
  const { body } = await internal.inject("/metrics");
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/system\/currency\/list",status="200"\} 1/,
  );
  expect(body).toMatch(/database_pool_wait_seconds_count [1-9]/);
  expect(body).toContain("event_loop_delay_p99_seconds");
});

test("neither metrics nor document are on the public port", async () => {
  expect((await app.inject("/metrics")).statusCode).toBe(404);
  expect((await app.inject("/openapi.json")).statusCode).toBe(404);
});
