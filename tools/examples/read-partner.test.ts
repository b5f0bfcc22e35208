import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addUnknownFields } from "./add-unknown-fields.ts";
import { type AnsweringServer, answeringServer } from "./answering-server.ts";
import type { Example, PartnerExamples } from "./example.ts";
import { readExamples } from "./read-examples.ts";
import { readPartner } from "./read-partner.ts";

let server: AnsweringServer;
let folder: string;

beforeAll(async () => {
  server = await answeringServer();
  folder = mkdtempSync(join(tmpdir(), "mabeet-examples-"));
});
afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const example: Example = {
  file: "a.json",
  kind: "answer",
  method: "GET",
  path: "/p",
  status: 200,
  body: { kind: "paid" },
};

/** A company whose adapter reads the body of an answer like this. */
function companyThat(read: (json: Record<string, unknown>) => unknown, expected = "paid"): PartnerExamples {
  const readingOf: PartnerExamples["readingOf"] = (given) => {
    if (given.kind !== "answer" || given.path !== "/p") return null;
    const respond = () => ({ status: given.status, body: given.body });
    return {
      respond,
      expected,
      read: async (url) => read((await (await fetch(url)).json()) as Record<string, unknown>),
    };
  };
  return { folder: "company", readingOf };
}

test("an adapter that ignores unknown fields reads an example twice", async () => {
  const company = companyThat(({ kind }) => ({ kind }));

  expect(await readPartner(company, [example, { ...example, path: "/other" }], server)).toEqual({
    folder: "company",
    read: 1,
    notOurs: 1,
    failures: [],
  });
});

test("an adapter that an unknown field breaks is found", async () => {
  const strict = companyThat((json) => (Object.keys(json).length === 1 ? json : { kind: "silent" }));

  const { failures } = await readPartner(strict, [example], server);
  expect(failures).toEqual(["company/a.json: read as silent with an unknown field in each object"]);
});

test("an adapter that reads something else is found", async () => {
  const { failures } = await readPartner(
    companyThat(({ kind }) => ({ kind }), "declined"),
    [example],
    server,
  );

  expect(failures).toEqual(["company/a.json: read as paid instead of declined"]);
});

test("every object at every level gets an unknown field", () => {
  const extended = JSON.stringify(addUnknownFields({ a: [{ b: null }, 1], c: { d: "e" } }));

  expect(extended.match(/added_by_this_check/g)).toHaveLength(3);
});

test("examples of every known form are read, and a file of another form is an error", () => {
  const write = (name: string, json: unknown) => writeFileSync(join(folder, "company", name), JSON.stringify(json));
  mkdirSync(join(folder, "company"));
  write("1.json", { method: "GET", path: "/p", status: 200, body: {} });
  const request = { method: "POST", url: "https://api.example/p?q=1" };
  write("2.json", { request, response: { status: 201, body: { id: 1 } } });
  write("3.json", { delivery: { headers: { "x-secret": "s" }, body: { id: 2 } } });
  write("4.json", { id: "evt_1", type: "paid", data: { id: 3 } });

  expect(readExamples(join(folder, "company")).map(({ kind, body }) => [kind, body])).toEqual([
    ["answer", {}],
    ["answer", { id: 1 }],
    ["webhook", { id: 2 }],
    ["webhook", { id: "evt_1", type: "paid", data: { id: 3 } }],
  ]);
  expect(readExamples(join(folder, "nowhere"))).toEqual([]);
  write("5.json", { hello: "world" });
  expect(() => readExamples(join(folder, "company"))).toThrow("no example of a known form");
});
