import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createSandbox } from "../server.ts";

const server = createSandbox();
let url: string;

beforeAll(async () => {
  vi.stubEnv("TIME_SCALE", "0.001");
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});
afterEach(async () => {
  delete process.env.CLOCK_OFFSET_MS;
  await fetch(`${url}/faults`, { method: "DELETE" });
});

const KEY = { authorization: "Bearer only-for-demo-and-test-loyalty" };
type Json = Record<string, unknown>;

async function post(path: string, body: unknown = {}, headers: Record<string, string> = KEY): Promise<[number, Json]> {
  const all = { "content-type": "application/json", ...headers };
  const answer = await fetch(url + path, { method: "POST", headers: all, body: JSON.stringify(body) });
  return [answer.status, (await answer.json()) as Json];
}

async function get(path: string): Promise<[number, Json]> {
  const answer = await fetch(url + path, { headers: KEY });
  return [answer.status, (await answer.json()) as Json];
}

const aNumber = (end: string) => `+9665${String(Math.floor(Math.random() * 1e6)).padStart(6, "0")}${end}`;
const passMinutes = (minutes: number) => {
  process.env.CLOCK_OFFSET_MS = String(minutes * 60_000);
};

async function aCode(member: string, programme = "qitaf"): Promise<string> {
  const id = randomUUID();
  await post(`/${programme}/otp`, { id, member, language: "en" });
  return id;
}

async function aBurn(member: string, points: number, given: Json = {}): Promise<[number, Json]> {
  return post("/qitaf/burns", { id: randomUUID(), otpId: await aCode(member), otp: "123456", points, ...given });
}

async function aCaptured(member = aNumber("11")): Promise<string> {
  const [, { id }] = await aBurn(member, 500);
  await post(`/qitaf/burns/${id}/capture`);
  return String(id);
}

async function ledgerOf(id: unknown): Promise<string[]> {
  const [, { lines }] = (await get("/qitaf/ledger")) as [
    number,
    { lines: { id: string; kind: string; points: number }[] },
  ];
  return lines.flatMap((line) => (line.id === id ? [`${line.kind} ${line.points}`] : []));
}

test("without a key no request is accepted", async () => {
  for (const path of ["/qitaf/otp", "/qitaf/burns", "/fursan/burns/b1/capture", "/mokafa/earns"])
    expect((await post(path, {}, {}))[0]).toBe(401);
  expect((await fetch(`${url}/qitaf/burns?since=2026-01-01`)).status).toBe(401);
});

test.each([
  ["qitaf", "0501234567"],
  ["qitaf", "12345678"],
  ["fursan", "+966501234567"],
  ["fursan", "1234567"],
])("%s has no member %s", async (programme, member) => {
  expect((await post(`/${programme}/otp`, { id: randomUUID(), member, language: "en" }))[0]).toBe(400);
});

test.each([
  ["03", "not-a-member"],
  ["04", "blocked"],
])("a number that ends in %s gets no code: %s", async (end, error) => {
  const body = { id: randomUUID(), member: aNumber(end), language: "en" };
  expect(await post("/qitaf/otp", body)).toEqual([422, { error }]);
});

test("a member reads the code in an SMS of the programme, sent once", async () => {
  const body = { id: randomUUID(), member: aNumber("11"), language: "ar" };
  const [status, answer] = await post("/qitaf/otp", body);
  await post("/qitaf/otp", body);

  expect([status, answer]).toEqual([
    200,
    { id: body.id, expiresIn: 180, maskedPhone: expect.stringMatching(/^\+9665\*{6}11$/) },
  ]);
  const [, { messages }] = await get(`/inbox.json?to=${encodeURIComponent(body.member)}`);
  expect(messages).toMatchObject([{ kind: "sms", from: "Qitaf", text: expect.stringContaining("123456") }]);
});

test("a number that ends in 05 waits for a code that never comes", async () => {
  const member = aNumber("05");
  await aCode(member);
  expect((await get(`/inbox.json?to=${encodeURIComponent(member)}`))[1]).toEqual({ messages: [] });
});

test.each([
  ["qitaf", "01", 12_500],
  ["qitaf", "02", 40],
  ["qitaf", "11", 5_000],
  ["mokafa", "01", 625_000],
])("the right code tells %s's balance of a number that ends in %s", async (programme, end, points) => {
  const id = await aCode(aNumber(end), programme);
  expect(await post(`/${programme}/otp/${id}/confirm`, { otp: "123456" })).toEqual([200, { id, points }]);
});

test("five wrong codes end a request", async () => {
  const id = await aCode(aNumber("11"));
  const left: unknown[] = [];
  for (let time = 0; time < 5; time++) left.push((await post(`/qitaf/otp/${id}/confirm`, { otp: "000000" }))[1]);

  expect(left).toEqual([4, 3, 2, 1, 0].map((attemptsLeft) => ({ error: "wrong-code", attemptsLeft })));
  expect((await post(`/qitaf/otp/${id}/confirm`, { otp: "123456" }))[0]).toBe(410);
});

test("a code is valid for three minutes, and a confirmed one for ten more", async () => {
  const [late, confirmed] = [await aCode(aNumber("11")), await aCode(aNumber("11"))];
  await post(`/qitaf/otp/${confirmed}/confirm`, { otp: "123456" });
  passMinutes(3);
  expect((await post(`/qitaf/otp/${late}/confirm`, { otp: "123456" }))[0]).toBe(410);
  passMinutes(9.9);
  const burn = { id: randomUUID(), otpId: confirmed, points: 100 };
  expect((await post("/qitaf/burns", burn))[0]).toBe(200);
  passMinutes(10.1);
  expect(await post("/qitaf/burns", { ...burn, id: randomUUID() })).toEqual([422, { error: "not-confirmed" }]);
});

test("points are reserved for an hour, captured, and returned in parts", async () => {
  const member = aNumber("11");
  const [status, burn] = await aBurn(member, 500);
  const { id } = burn;

  expect([status, burn]).toMatchObject([200, { status: "reserved", points: 500, returned: 0 }]);
  expect(await post(`/qitaf/burns/${id}/capture`)).toMatchObject([200, { status: "captured", reservedUntil: null }]);
  const back = { id: randomUUID(), points: 200 };
  for (let time = 0; time < 2; time++)
    expect(await post(`/qitaf/burns/${id}/return`, back)).toMatchObject([200, { returned: 200 }]);
  expect((await post(`/qitaf/burns/${id}/return`, { id: randomUUID(), points: 301 }))[0]).toBe(422);
  expect(await ledgerOf(id)).toEqual(["reserved 500", "captured 500", "returned 200"]);
  const code = await aCode(member);
  expect(await post(`/qitaf/otp/${code}/confirm`, { otp: "123456" })).toMatchObject([200, { points: 4_700 }]);
});

test("two carts cannot reserve the same points", async () => {
  const member = aNumber("11");
  expect((await aBurn(member, 3_000))[0]).toBe(200);
  expect(await aBurn(member, 3_000)).toEqual([422, { error: "too-few-points" }]);
});

test("the same burn asked for twice is one burn", async () => {
  const body = { id: randomUUID(), otpId: await aCode(aNumber("11")), otp: "123456", points: 100 };
  const first = await post("/qitaf/burns", body);

  expect(await post("/qitaf/burns", body)).toEqual(first);
  expect((await post("/qitaf/burns", { ...body, points: 200 }))[0]).toBe(409);
  expect(await ledgerOf(body.id)).toEqual(["reserved 100"]);
});

test("a burn that is released before it arrives never happens", async () => {
  const body = { id: randomUUID(), otpId: await aCode(aNumber("11")), otp: "123456", points: 100 };

  expect((await get(`/qitaf/burns/${body.id}`))[0]).toBe(404);
  expect(await post(`/qitaf/burns/${body.id}/release`)).toMatchObject([200, { status: "released" }]);
  expect(await post("/qitaf/burns", body)).toMatchObject([200, { status: "released" }]);
  expect(await ledgerOf(body.id)).toEqual([]);
});

test("what was captured is not released, and what was released is not captured", async () => {
  const captured = await aCaptured();
  expect(await post(`/qitaf/burns/${captured}/release`)).toMatchObject([200, { status: "captured" }]);
  const [, { id }] = await aBurn(aNumber("11"), 100);
  await post(`/qitaf/burns/${id}/release`);
  expect(await post(`/qitaf/burns/${id}/capture`)).toMatchObject([200, { status: "released" }]);
});

test.each([
  ["11", 59, 60],
  ["09", 0.9, 1],
])("a reservation of a number that ends in %s holds %d minutes, not %d", async (end, before, after) => {
  const [, { id }] = await aBurn(aNumber(end), 100);
  passMinutes(before);
  expect(await get(`/qitaf/burns/${id}`)).toMatchObject([200, { status: "reserved" }]);
  passMinutes(after);
  expect(await get(`/qitaf/burns/${id}`)).toMatchObject([200, { status: "released" }]);
});

test("a capture that is refused gives the points back to the member", async () => {
  const [, { id }] = await aBurn(aNumber("06"), 100);
  expect(await post(`/qitaf/burns/${id}/capture`)).toEqual([422, { error: "capture-refused" }]);
  expect(await ledgerOf(id)).toEqual(["reserved 100", "released 100"]);
});

test("a return to a number that ends in 07 is refused", async () => {
  const id = await aCaptured(aNumber("07"));
  const back = { id: randomUUID(), points: 500 };
  expect(await post(`/qitaf/burns/${id}/return`, back)).toEqual([422, { error: "return-refused" }]);
});

test("a stay earns once, also when it is reported twice", async () => {
  const earn = { id: randomUUID(), member: aNumber("11"), points: 120, reference: "C123456789" };
  const view = { id: earn.id, points: 120, reference: "C123456789" };
  for (let time = 0; time < 2; time++) expect(await post("/qitaf/earns", earn)).toEqual([200, view]);

  expect(await get(`/qitaf/earns/${earn.id}`)).toEqual([200, view]);
  expect(await ledgerOf(earn.id)).toEqual(["earned 120"]);
  expect((await post("/qitaf/earns", { ...earn, id: randomUUID(), member: aNumber("03") }))[0]).toBe(422);
});

async function setFault(path: string, fault: string): Promise<void> {
  await post("/faults", { path, fault });
}

test("faults of a programme change what it records", async () => {
  await setFault("POST /qitaf/burns", "other-points");
  expect((await aBurn(aNumber("11"), 100))[1]).toMatchObject({ status: "reserved", points: 105 });
  await setFault("POST /qitaf/earns", "earn-twice");
  const earn = { id: randomUUID(), member: aNumber("11"), points: 10, reference: "C1" };
  expect((await post("/qitaf/earns", earn))[1]).toMatchObject({ points: 20 });
  expect(await ledgerOf(earn.id)).toEqual(["earned 10", "earned 10"]);
});

test("burns are listed by the time of their last change", async () => {
  const id = await aCaptured();
  const since = (ms: number) => encodeURIComponent(new Date(Date.now() + ms).toISOString());
  const [, { burns, next }] = await get(`/qitaf/burns?since=${since(-60_000)}`);

  expect([burns, next]).toEqual([expect.arrayContaining([expect.objectContaining({ id, status: "captured" })]), null]);
  expect((await get(`/qitaf/burns?since=${since(86_400_000)}`))[1]).toEqual({ burns: [], next: null });
  expect((await get("/qitaf/burns?since=yesterday"))[0]).toBe(400);
});
