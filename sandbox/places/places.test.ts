import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "../server.ts";

const server = createSandbox();
let url = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const FIELDS = "id,rating,userRatingCount,reviews,googleMapsUri";
const headers = { "x-goog-api-key": "mabeet-demo-places", "x-goog-fieldmask": FIELDS };
type Json = Record<string, unknown>;

async function get(path: string, given: Record<string, string> = headers) {
  const answer = await fetch(`${url}/places${path}`, { headers: given });
  return { status: answer.status, json: (await answer.json()) as Json };
}
const statusOf = ({ status, json }: Awaited<ReturnType<typeof get>>) => [status, (json.error as Json).status];

test("a place has the fields of the mask in Google's form, and at most five reviews", async () => {
  const { json } = await get("/v1/places/ChIJmabeet5?languageCode=ar");
  expect(Object.keys(json).toSorted()).toEqual(FIELDS.split(",").toSorted());
  const reviews = json.reviews as Json[];
  expect(reviews).toHaveLength(5);
  expect(reviews[0]).toMatchObject({
    name: expect.stringMatching(/^places\/ChIJmabeet5\/reviews\//),
    text: { text: expect.any(String), languageCode: "ar" },
    authorAttribution: { displayName: expect.any(String), uri: expect.any(String), photoUri: expect.any(String) },
    publishTime: expect.stringMatching(/\.\d{9}Z$/),
  });
  expect((await get("/v1/places/ChIJmabeet5?languageCode=ar")).json).toEqual(json);
  expect((await get("/v1/places/ChIJmabeet6?languageCode=ar")).json.reviews).not.toEqual(reviews);
});

test("the page and the picture of an author can be opened", async () => {
  const { json } = await get("/v1/places/ChIJmabeet5");
  const [review] = json.reviews as { authorAttribution: { uri: string; photoUri: string } }[];
  const { uri = "", photoUri = "" } = review?.authorAttribution ?? {};
  expect((await fetch(uri)).headers.get("content-type")).toContain("text/html");
  expect((await fetch(photoUri)).headers.get("content-type")).toContain("image/svg+xml");
});

test("a place without reviews has neither a rating nor a count", async () => {
  expect(Object.keys((await get("/v1/places/ChIJmabeet15")).json)).toEqual(["id", "googleMapsUri"]);
});

test("without a key, with a wrong one, without a mask or with a wrong one there is no answer", async () => {
  const path = "/v1/places/ChIJmabeet5";
  const { "x-goog-api-key": key, "x-goog-fieldmask": mask } = headers;
  expect(statusOf(await get(path, { "x-goog-fieldmask": mask }))).toEqual([403, "PERMISSION_DENIED"]);
  expect(statusOf(await get(path, { ...headers, "x-goog-api-key": "mine" }))).toEqual([400, "INVALID_ARGUMENT"]);
  expect(statusOf(await get(path, { "x-goog-api-key": key }))).toEqual([400, "INVALID_ARGUMENT"]);
  expect(statusOf(await get(path, { ...headers, "x-goog-fieldmask": "id,stars" }))).toEqual([400, "INVALID_ARGUMENT"]);
});

test("an id that is no longer valid and one that never was are refused as Google refuses them", async () => {
  expect(statusOf(await get("/v1/places/ChIJgone"))).toEqual([404, "NOT_FOUND"]);
  expect(statusOf(await get("/v1/places/nonsense"))).toEqual([400, "INVALID_ARGUMENT"]);
});

test("the quota of a day can be used up", async () => {
  const answer = await get("/v1/places/ChIJmabeet5", { ...headers, "x-sandbox-fault": "quota-exceeded" });
  expect(statusOf(answer)).toEqual([429, "RESOURCE_EXHAUSTED"]);
});
