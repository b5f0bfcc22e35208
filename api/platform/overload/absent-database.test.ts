import { expect, test } from "vitest";
import { absentDatabase } from "./absent-database.ts";

function aDatabase() {
  let time = 0;
  const database = absentDatabase(() => time);
  return { ...database, pass: (ms: number) => (time += ms) };
}

test("who waits for others that use the database waits here", () => {
  const { beginConnect, endConnect, waiting, pass } = aDatabase();
  for (let n = 0; n < 30; n++) beginConnect();
  for (let n = 0; n < 10; n++) {
    pass(900);
    endConnect(true);
    expect(waiting()).toBe(0);
  }
});

test("who waits after nobody got a connection waits for a database that is away", () => {
  const { beginConnect, endConnect, waiting, pass } = aDatabase();
  pass(60_000);
  for (let n = 0; n < 30; n++) beginConnect();
  expect(waiting()).toBe(0);
  pass(1_001);
  expect(waiting()).toBe(30);
  endConnect(true);
  expect(waiting()).toBe(0);
});

test("after a failed connection all who wait do so for a database that is away, until one gets through", () => {
  const { beginConnect, endConnect, waiting } = aDatabase();
  for (let n = 0; n < 3; n++) beginConnect();
  endConnect(false);
  expect(waiting()).toBe(2);
  endConnect(true);
  expect(waiting()).toBe(0);
});
