import { execFileSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, expect, test } from "vitest";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { aFolder, aHomeRow, csvText, spaceRows } from "#api/testing/import/catalogue-folder.ts";

const ROWS = fewOrAll(80_000, 1_000_000);
/** Less than the text of the file, and more than the code needs. */
const HEAP_MB = 48;
const made = aFolder({ "spaces.csv": csvText(spaceRows("BIG-1")) });
afterAll(made.remove);

/** Goes through all homes of a folder in a process with little memory. */
const script = `
  const { openCsvHomes } = await import(process.cwd() + "/api/import/read/csv-homes.ts");
  const homes = openCsvHomes(${JSON.stringify(made.folder)}, {});
  let [read, repeated] = [0, 0];
  for (const source of homes.homes()) {
    read++;
    if (source.duplicateRow !== null) repeated++;
  }
  console.log(JSON.stringify({ count: homes.count, read, repeated }));
  homes.close();
`;

test(`homes.csv with ${ROWS} rows is gone through with ${HEAP_MB} MB, and the id that is there twice is found`, async () => {
  const [head = "", row = ""] = csvText([aHomeRow({ externalId: "BIG-1" })]).split("\r\n");
  function* lines() {
    yield `\uFEFF${head}\r\n`;
    for (let number = 1; number < ROWS; number++) yield `${row.replace("BIG-1", `BIG-${number}`)}\r\n`;
    yield `${row.replace("BIG-1", "BIG-7")}\r\n`;
  }
  await pipeline(Readable.from(lines()), createWriteStream(join(made.folder, "homes.csv")));
  const out = execFileSync(process.execPath, [`--max-old-space-size=${HEAP_MB}`, "--input-type=module", "-e", script], {
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  expect(JSON.parse(out)).toEqual({ count: ROWS, read: ROWS, repeated: 2 });
});
