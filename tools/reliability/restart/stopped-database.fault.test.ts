import { afterAll, beforeAll, expect, test } from "vitest";
import { aCartGuest } from "#api/testing/cart-guest.ts";
import { type ProductProcess, startProductProcess } from "#server/testing/product-process.ts";
import { GENEROUS } from "#tools/bench/restart-trials.ts";
import { type BenchEnvironment, startBenchEnvironment } from "../environment/bench-environment.ts";
import { listedProperties } from "../environment/listed-properties.ts";
import { remoteApp } from "../environment/remote-app.ts";
import { tryStoppedDatabase } from "./stopped-database.ts";

let environment: BenchEnvironment;
let product: ProductProcess;
beforeAll(async () => {
  environment = await startBenchEnvironment(0.05);
  const { DATA_DIR: _, ...env } = environment.env;
  product = await startProductProcess({ ...env, ...GENEROUS, TIME_SCALE: "1" });
}, 180_000);
afterAll(async () => {
  await product.stop();
  await environment.close();
});

test("while the database is stopped guests search and read pages, writes are refused for now, and afterwards all is well", async () => {
  const answers = await tryStoppedDatabase(environment, product, 5);
  const kinds = (kind: string) => [
    ...new Set(answers.filter((one) => one.kind === kind).map(({ status, retryAfter }) => `${status} ${retryAfter}`)),
  ];
  expect(kinds("search")).toEqual(["200 false"]);
  expect(kinds("page")).toEqual(["200 false"]);
  expect(kinds("write")).toEqual(["503 true"]);

  const app = remoteApp(product);
  const properties = await listedProperties(environment.db);
  const hold = (index: number) => aCartGuest(app).book({ propertyId: properties[index] ?? 0, ...environment.stay });
  let index = 0;
  await expect.poll(async () => (await hold(index++)).statusCode, { timeout: 30_000 }).toBe(201);
  app.close();
  expect(product.child.exitCode).toBeNull();
});
