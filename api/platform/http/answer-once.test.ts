import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint, interleave } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { answerOnce } from "./answer-once.ts";

const url = "/api/test/hold";
const body = z.object({ night: z.string(), guests: z.int().default(1) });
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({
    prepare: (app) =>
      app.post(
        url,
        { config: { takesKey: true }, schema: { body, response: { 201: z.object({ holdId: z.string() }) } } },
        (request, reply) => {
          const { night } = request.body as z.infer<typeof body>;
          const work = async (tx: Tx) => {
            await tx.execute(sql`INSERT INTO rate_limit (key) VALUES (${`hold-${night}-${crypto.randomUUID()}`})`);
            await faultPoint("hold-made");
            if (night === "taken") throw new Problem("not-found");
            return { status: 201, body: { holdId: crypto.randomUUID(), internal: "kept from the guest" } };
          };
          const { authorization: caller = null } = request.headers;
          return answerOnce(request, reply, work, { caller });
        },
      ),
  });
});
beforeEach(() => app.db.execute(sql`DELETE FROM rate_limit`));

const hold = (payload: object, key?: string, guest = "noura") =>
  app.inject({
    method: "POST",
    url,
    payload,
    headers: { ...(key && { "idempotency-key": key }), ...(guest !== "" && { authorization: guest }) },
  });
const holds = async () => (await app.db.execute(sql`SELECT 1 FROM rate_limit WHERE key LIKE 'hold-%'`)).rows.length;
const codeOf = (response: { json: () => { error: { code: number } } }) => response.json().error.code;

test("a call repeated with its key has one effect and gets the same bytes", async () => {
  const first = await hold({ night: "a" }, "key-00000001");
  const again = await hold({ guests: 1, night: "a" }, "key-00000001");
  expect(first.statusCode).toBe(201);
  expect(Object.keys(first.json())).toEqual(["holdId"]);
  expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
  expect(await holds()).toBe(1);
});

test("of ten concurrent calls with one key one runs; the others get its answer or must retry", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => hold({ night: "b" }, "key-00000002")));
  const bodies = new Set(answers.filter(({ statusCode }) => statusCode === 201).map(({ body }) => body));
  expect(bodies.size).toBe(1);
  for (const waiting of answers.filter(({ statusCode }) => statusCode !== 201)) {
    expect([waiting.statusCode, codeOf(waiting), waiting.headers["retry-after"]]).toEqual([409, 1006, "1"]);
  }
  expect(await holds()).toBe(1);
});

test("while the first call is running, the second is refused", async () => {
  let second: Awaited<ReturnType<typeof hold>> | undefined;
  interleave("hold-made", async () => {
    second = await hold({ night: "c" }, "key-00000003");
  });
  expect((await hold({ night: "c" }, "key-00000003")).statusCode).toBe(201);
  expect(second && codeOf(second)).toBe(1006);
});

test("the same key with other details is refused", async () => {
  await hold({ night: "d" }, "key-00000004");
  const other = await hold({ night: "e" }, "key-00000004");
  expect([other.statusCode, codeOf(other)]).toEqual([409, 1005]);
  expect(await holds()).toBe(1);
});

test("another guest may use the same key", async () => {
  const answers = [
    await hold({ night: "f" }, "key-00000005", "noura"),
    await hold({ night: "f" }, "key-00000005", "salem"),
  ];
  expect(new Set(answers.map(({ body }) => body)).size).toBe(2);
});

test("a key without an owner repeats nothing, although the network is the same", async () => {
  const answers = [await hold({ night: "j" }, "key-00000007", ""), await hold({ night: "j" }, "key-00000007", "")];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(2);
});

test("a failed call stores neither effect nor key", async () => {
  expect((await hold({ night: "taken" }, "key-00000006")).statusCode).toBe(404);
  expect(await holds()).toBe(0);
  expect((await hold({ night: "g" }, "key-00000006")).statusCode).toBe(201);
});

test("without a key every call runs", async () => {
  await Promise.all([hold({ night: "h" }), hold({ night: "h" })]);
  expect(await holds()).toBe(2);
});

test.each(["short", "has space 123", "x".repeat(129), "schlüssel-1"])("the key %s is invalid", async (key) => {
  const response = await hold({ night: "i" }, key);
  expect([response.statusCode, codeOf(response)]).toEqual([400, 1001]);
});
