import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

type Row = Record<string, string | number>;

const DESCRIPTION =
  "A quiet chalet on the edge of the dunes with a private pool, a majlis for large families and a green garden.";
const DESCRIPTION_AR = "شاليه هادئ على طرف الكثبان، فيه مسبح خاص ومجلس يتسع للعائلات الكبيرة وحديقة خضراء طوال السنة.";

/** A home of homes.csv that may be listed, with its own name and permit. */
export function aHomeRow(given: Row = {}): Row {
  const externalId = String(given.externalId ?? "RYD-1");
  const number = externalId.replace(/\D/g, "") || "1";
  return {
    ...{ externalId: "RYD-1", hostExternalId: "H-1", nameEn: `Qamra Chalet ${number}`, nameAr: `شاليه قمرا ${number}` },
    ...{ propertyTypeId: "Chalet", guestTypeIds: "Families", size: 480, capacity: 12 },
    ...{ cityId: "Riyadh", areaId: "Al Rimal", latitude: 24.8794, longitude: 46.8371 },
    ...{ amenityIds: "Private pool|Wi-Fi|Parking", checkInFrom: "16:00", checkOutTo: "12:00" },
    ...{ descriptionEn: DESCRIPTION, descriptionAr: DESCRIPTION_AR, weekdayPrice: 800, weekendPrice: 1200 },
    ...{ insuranceAmount: 500, licenseNumber: permitOf(externalId) },
    ...given,
  };
}

/** A permit of eight digits that no other home of a test has. */
function permitOf(externalId: string): string {
  return String(10_000_000 + (createHash("sha256").update(externalId).digest().readUInt32BE() % 89_999_999));
}

export function spaceRows(externalId: string): Row[] {
  return [
    { externalId, spaceCategoryId: "Bedroom", count: 2, detailEn: "One double bed", detailAr: "سرير مزدوج" },
    { externalId, spaceCategoryId: "Bathroom", count: 2, detailEn: "", detailAr: "" },
    { externalId, spaceCategoryId: "Majlis", count: 1, detailEn: "", detailAr: "" },
  ];
}

export const aHostRow = (given: Row = {}): Row => ({
  ...{ externalId: "H-1", firstNameEn: "Fahad", firstNameAr: "فهد", phone: "+966512345678", userType: "OWNER" },
  ...given,
});

/** A table as a spreadsheet writes it. */
export function csvText(rows: readonly Row[], delimiter = ","): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: string | number | undefined) => {
    const text = String(value ?? "");
    return /["\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns, ...rows.map((row) => columns.map((name) => cell(row[name])))]
    .map((cells) => `${cells.join(delimiter)}\r\n`)
    .join("");
}

/** The pictures that every home needs, by the names of their files. */
export const photoNames = [
  "cover.jpg",
  "bedroom-1.jpg",
  "bathroom-1.jpg",
  "majlis-1.jpg",
  "pool-1.jpg",
  "garden-1.jpg",
  "bedroom-2.jpg",
  "kitchen-1.jpg",
] as const;

/** A folder of files that is deleted by `remove`; a file that is given as rows is written as CSV. */
export function aFolder(files: Record<string, string | Buffer | readonly Row[]>) {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  const write = (name: string, content: string | Buffer | readonly Row[]) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const isText = typeof content === "string" || Buffer.isBuffer(content);
    writeFileSync(join(folder, name), isText ? content : csvText(content));
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The files of homes that may be listed: their rows, rooms, host and eight pictures each. */
export function wholeHomes(homes: readonly Row[]): Record<string, string | readonly Row[]> {
  const ids = homes.map(({ externalId }) => String(externalId));
  return {
    "homes.csv": homes,
    "hosts.csv": [aHostRow()],
    "spaces.csv": ids.flatMap(spaceRows),
    ...Object.fromEntries(
      ids.flatMap((id) => photoNames.map((name) => [`photos/${id}/${name}`, `${id} ${name}`] as const)),
    ),
  };
}
