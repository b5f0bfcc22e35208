import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { aHomeRow, aHostRow, csvText, photoNames, spaceRows } from "#api/testing/import/catalogue-folder.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

type Row = Record<string, string | number>;

const FIRST_PERMIT = 10_000_000;
const CHUNK = 1_000;

const externalIdOf = (home: number) => `BENCH-${String(home).padStart(6, "0")}`;

export function benchHome(home: number, given: Row = {}): Row {
  const name = { nameEn: `Qamra Chalet ${home}`, nameAr: `شاليه قمرا ${home}` };
  const prices = { weekdayPrice: 500 + (home % 900), weekendPrice: 900 + (home % 900) };
  const own = { externalId: externalIdOf(home), licenseNumber: FIRST_PERMIT + home };
  return aHomeRow({ ...own, ...name, ...prices, ...given });
}

/** Prices of a host who uses each kind once: a day, a season, a period of five nights, a long stay, an early booking. */
function priceRows(home: number): Row[] {
  const externalId = externalIdOf(home);
  const from = addDays(todayInRiyadh(new Date()), 40 + (home % 30));
  const empty = { name: "", from: "", to: "", price: "", percent: "", nights: "", days: "" };
  return [
    { externalId, kind: "day", ...empty, name: "fri", price: 1_500 },
    { externalId, kind: "season", ...empty, name: "eid", percent: 20, nights: 2 },
    { externalId, kind: "period", ...empty, name: "Long weekend", from, to: addDays(from, 4), price: 1_700, nights: 2 },
    { externalId, kind: "length", ...empty, percent: 10, nights: 7 },
    { externalId, kind: "early", ...empty, percent: 5, days: 30 },
  ];
}

type FolderOptions = {
  homes: number;
  /** The number of the first home. */
  first?: number;
  /** The bytes of each picture; without it homes have none, and wait. */
  photoOf?: (home: number, name: string) => Buffer | string;
};

/** A folder of so many homes with prices, and with eight files of pictures each if wanted. */
export function writeBenchFolder(folder: string, { homes, first = 1, photoOf }: FolderOptions): void {
  mkdirSync(folder, { recursive: true });
  const numbers = { first, homes };
  writeFileSync(join(folder, "hosts.csv"), csvText([aHostRow()]));
  writeRows(join(folder, "homes.csv"), numbers, (home) => [benchHome(home)]);
  writeRows(join(folder, "spaces.csv"), numbers, (home) => spaceRows(externalIdOf(home)));
  writeRows(join(folder, "prices.csv"), numbers, priceRows);
  if (!photoOf) return;
  for (let home = first; home < first + homes; home++) {
    const own = join(folder, "photos", externalIdOf(home));
    mkdirSync(own, { recursive: true });
    for (const name of photoNames) writeFileSync(join(own, name), photoOf(home, name));
  }
}

/** Rows are written in chunks, so that a large folder needs little memory. */
function writeRows(path: string, { first, homes }: { first: number; homes: number }, rowsOf: (home: number) => Row[]) {
  const file = openSync(path, "w");
  for (let done = 0; done < homes; done += CHUNK) {
    const count = Math.min(CHUNK, homes - done);
    const rows = Array.from({ length: count }, (_, at) => rowsOf(first + done + at)).flat();
    const text = csvText(rows);
    writeSync(file, done === 0 ? text : text.slice(text.indexOf("\n") + 1));
  }
  closeSync(file);
}

/** The bytes of a picture in an import that does not read them. */
export const anyBytes = (_: number, name: string) => name;
