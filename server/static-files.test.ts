import { readdirSync } from "node:fs";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { files } from "./static-files.ts";

const PUBLIC = join(import.meta.dirname, "../web/public");
const folders = readdirSync(PUBLIC, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(folders.map(({ name }) => name))("a guest's browser gets the files of /%s", async (folder) => {
  const app = Fastify();
  await app.register(files, { clientDir: PUBLIC });
  const [file] = readdirSync(`${PUBLIC}/${folder}`, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const path = `${file?.parentPath}/${file?.name}`.slice(PUBLIC.length);
  expect((await app.inject(path)).statusCode).toBe(200);
  await app.close();
});

test.each(["mabeet", "tajawal"])("an email shows the logo of %s, wherever it is read", async (brand) => {
  const app = Fastify();
  await app.register(files, { clientDir: PUBLIC });
  const answer = await app.inject(`/brand/${brand}/apple-touch-icon.png`);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(answer.headers["cross-origin-resource-policy"]).not.toBe("same-origin");
  await app.close();
});
