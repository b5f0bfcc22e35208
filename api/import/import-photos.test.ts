import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { installReferenceData } from "#api/reference/install-reference-data.ts";
import { aFolder, aHomeRow, csvText, photoNames, wholeHomes } from "#api/testing/import/catalogue-folder.ts";
import { takeAnyBytes, testImport } from "#api/testing/import/test-import.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { checkImport } from "./check-import.ts";
import { type FetchPicture, pictureFetcher } from "./fetch-picture.ts";
import { problemLine } from "./import-problem.ts";

let db: Db;
const opened: (() => unknown)[] = [];
beforeAll(async () => {
  db = openDatabase(await testSettings());
  await installReferenceData(db);
});
afterEach(() => {
  for (const close of opened.splice(0)) close();
});
afterAll(() => db.$client.end());

type Files = Parameters<typeof aFolder>[0];
const MEBIBYTE = 1024 * 1024;
const limits = { photo: MEBIBYTE, panorama: 2 * MEBIBYTE };

function folderOf(externalId: string, more: Files = {}) {
  const made = aFolder({ ...wholeHomes([aHomeRow({ externalId })]), ...more });
  opened.push(made.remove);
  return made;
}

/** photos.csv with the eight usual files, and more. */
function photosCsv(externalId: string, more: readonly string[] = []): string {
  const space = (file: string) =>
    (/^(bedroom|bathroom|majlis)/.exec(file)?.[1] ?? "pool").replace(/^./, (a) => a.toUpperCase());
  return csvText(
    [...photoNames, ...more].map((file, index) => ({
      externalId,
      file,
      spaceCategoryId: space(file),
      rank: index + 1,
    })),
  );
}

async function photosOf(externalId: string): Promise<number> {
  const { rows } = await db.execute<{ photos: number }>(sql`
    SELECT jsonb_array_length(body->'photos') AS photos FROM listing WHERE external_id = ${externalId}`);
  return rows[0]?.photos ?? 0;
}

test("a picture that a home has twice is refused with the other one, by file and row", async () => {
  const same = { "photos/TWIN-1/garden-2.jpg": "TWIN-1 pool-1.jpg" };
  const named = await testImport(db, folderOf("TWIN-1", same).folder);
  expect(named.problems).toEqual(["photos/TWIN-1/garden-2.jpg: each picture once (code 9413, sameAs pool-1.jpg)"]);
  expect(named.summary).toMatchObject({ refused: 1, listed: 0 });
  const csv = { ...same, "photos.csv": photosCsv("TWIN-1", ["garden-2.jpg"]) };
  const { problems } = await testImport(db, folderOf("TWIN-1", csv).folder);
  expect(problems).toEqual([
    "photos.csv, row 10, column file: “garden-2.jpg” – each picture once (code 9413, sameAs pool-1.jpg)",
  ]);
  expect(await photosOf("TWIN-1")).toBe(0);
});

test("a picture that looks like one of another host is named in the report", async () => {
  const { homes } = await testImport(db, folderOf("LIKE-2").folder, {
    takePhoto: async (photo) => ({
      ...(await takeAnyBytes(db, photo)),
      original: String(photo.source).endsWith("pool-1.jpg") ? 7 : null,
    }),
  });
  expect(homes[0]?.notes).toEqual(["photos/LIKE-2/pool-1.jpg: it looks like photo 7 of another host"]);
});

test("a picture that looks like another one of its home is taken in and named in the report", async () => {
  let first: bigint | null = null;
  const alike: Parameters<typeof testImport>[2] = {
    takePhoto: async (photo) => {
      const taken = await takeAnyBytes(db, photo);
      first ??= taken.dhash;
      const isSecond = typeof photo.source === "string" && photo.source.endsWith("garden-1.jpg");
      return isSecond ? { ...taken, dhash: first ^ 0b111111n } : taken;
    },
  };
  const csv = { "photos.csv": photosCsv("LIKE-1") };
  const { homes, summary } = await testImport(db, folderOf("LIKE-1", csv).folder, alike);
  expect(homes[0]?.notes).toEqual(["photos.csv, row 7, column file: “garden-1.jpg” – it looks like “cover.jpg”"]);
  expect(summary).toMatchObject({ listed: 1, problems: 0 });
});

/** A fetcher whose addresses lead to a server of this test by the guarded fetch itself. */
async function aPictureServer(answer: RequestListener): Promise<{ fetchPicture: FetchPicture; requests: string[] }> {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.cookie ?? ""}`.trim());
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  opened.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetch = pictureFetcher(limits, { sandboxOrigin: origin });
  return { fetchPicture: (url, kind) => fetch(url.replace("https://pictures.example", origin), kind), requests };
}

test("photographs come from files and from addresses, and the same folder again fetches nothing", async () => {
  const { fetchPicture, requests } = await aPictureServer((request, response) =>
    response.end(`picture ${request.url}`),
  );
  const address = "https://pictures.example/pool.jpg?size=full";
  const { folder } = folderOf("WEB-1", { "photos.csv": photosCsv("WEB-1", [address]) });
  const { problems, summary } = await testImport(db, folder, { fetchPicture });
  expect([problems, summary.listed, requests]).toEqual([[], 1, ["GET /pool.jpg?size=full"]]);
  expect(await photosOf("WEB-1")).toBe(9);
  expect((await testImport(db, folder, { fetchPicture })).summary.unchanged).toBe(1);
  expect(requests).toHaveLength(1);
});

test("what an address says instead of a picture is named by row, and nothing of the home is written", async () => {
  const answers: Record<string, RequestListener> = {
    "/gone.jpg": (_, response) => response.writeHead(404).end(),
    "/huge.jpg": (_, response) => response.end(Buffer.alloc(2 * MEBIBYTE)),
    "/inside.jpg": (_, response) => response.writeHead(302, { location: "https://169.254.169.254/latest" }).end(),
  };
  const { fetchPicture } = await aPictureServer((request, response) => answers[request.url ?? ""]?.(request, response));
  const reported: string[] = [];
  for (const path of Object.keys(answers)) {
    const files = { "photos.csv": photosCsv("WEB-2", [`https://pictures.example${path}`]) };
    reported.push(...(await testImport(db, folderOf("WEB-2", files).folder, { fetchPicture })).problems);
  }
  expect(reported).toEqual([
    expect.stringMatching(/^photos\.csv, row 10, column file: .*gone\.jpg” – .*\(it answered 404\)/),
    expect.stringMatching(/row 10.*huge\.jpg” – a smaller file \(code 9414\)/),
    expect.stringMatching(/row 10.*inside\.jpg” – an address on the public internet/),
  ]);
  expect(await photosOf("WEB-2")).toBe(0);
});

test.each([
  "https://127.0.0.1/a.jpg",
  "https://2130706433/a.jpg",
  "https://[::ffff:127.0.0.1]/a.jpg",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/a.jpg",
  "https://pictures.example:8443/a.jpg",
])("no picture is fetched from %s", async (address) => {
  const files = { "photos.csv": photosCsv("WEB-3", [address]) };
  const { problems } = await testImport(db, folderOf("WEB-3", files).folder, { fetchPicture: pictureFetcher(limits) });
  expect(problems).toEqual([expect.stringMatching(/^photos\.csv, row 10, column file: .* – an address/)]);
});

test("a check says what is wrong with addresses by their form, and fetches nothing", async () => {
  const wrong = [
    "http://pictures.example/a.jpg",
    "https://name@pictures.example/a.jpg",
    "ftp://pictures.example/a.jpg",
  ];
  const { folder } = folderOf("WEB-4", { "photos.csv": photosCsv("WEB-4", wrong) });
  const problems: string[] = [];
  const silent = { onHome: () => {}, onProgress: () => {} };
  await checkImport({ db, onProblem: (problem) => problems.push(problemLine(problem)), ...silent }, folder);
  expect(problems).toEqual(
    [10, 11, 12].map((row) =>
      expect.stringMatching(
        new RegExp(`^photos\\.csv, row ${row}, column file: .*or an address that begins with https`),
      ),
    ),
  );
});
