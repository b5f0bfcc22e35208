import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inPlantedProject } from "#tools/import-rules/planted-project.ts";
import { separateWords } from "./names-in.ts";
import { vocabularyProblems } from "./vocabulary.ts";
import { VOCABULARY } from "./vocabulary-rows.ts";

const problemsIn = (path: string, text: string) => inPlantedProject({ [path]: text }, vocabularyProblems);

test.each([
  ["api/cart/cart.ts", "export const doDeeds = 1;"],
  ["api/cart/cart.ts", "type Wishes = {};"],
  ["api/cart/cart.ts", "import x from './best-way-out.ts';"],
  ["api/cart/cart.ts", "const wishesOf = 1;"],
  ["api/cart/cart.ts", "/** What is owed. */"],
  ["api/cart/cart.ts", "await app.workOff();"],
  ["api/cart/cart.ts", "type PaymentDesk = {};"],
  ["web/login/form.tsx", "/** A riddle. */"],
  ["web/login/form.tsx", "const speech = language;"],
  ["web/login/form.tsx", "// The late words come later."],
  ["web/login/form.tsx", "// The page is asleep."],
  ["e2e/book.spec.ts", "test('a stranger books', () => {});"],
  ["e2e/book.spec.ts", "process.env.EVERY_WAY"],
  ["web/search/best.ts", "export function bestWayOut() {}"],
  ["api/search/load.ts", "export const takeTurns = 1;"],
  ["api/search/load.ts", "export const remember = 1;"],
  ["api/search/load.ts", "export type Inbox = {};"],
  ["api/picture/alt.ts", "export const pictureSight = 1;"],
  ["web/ui/button.ts", "export const buttonLook = 1;"],
  ["tools/check.ts", "// a breach"],
  ["docs/packages.md", "The list of parts."],
  ["docs/decisions/01.md", "The walls of the layers."],
  ["domain/stay/stay.ts", "export const MOST_NIGHTS = 28;"],
  ["domain/stay/stay.ts", "const hasRoom = true;"],
  ["api/payment/pay.ts", "/** The one door. */"],
  ["api/payment/pay.ts", "/** Gives the money back. */"],
  ["api/payment/pay.ts", "export function hearWebhook() {}"],
  ["web/cart/cart.tsx", "/** The guest is told. */"],
  ["api/content/front-page.ts", "// The home page."],
  ["api/order/order.ts", "// A code counts for one stay."],
  ["tools/reliability/race.ts", "// A thief takes the night."],
  ["tools/bench/load.ts", "const mostAtOnce = 500;"],
  ["web/cart/lines.tsx", "lines.map((line, place) => line.id);"],
  ["web/cart/lines.tsx", "const lineAt = (place: number) => place;"],
  ["web/entry.ts", "function oneAtATime() {}"],
])("in %s, %o is found", async (path, text) => {
  expect(await problemsIn(path, text)).toHaveLength(1);
});

test.each([
  ["web/property/wishlist.tsx", "export const wishlist = 1;"],
  ["web/shell/shell.tsx", "const isDesktop = true; // on a desktop"],
  ["sandbox/inbox/inbox.ts", "export const inbox = [];"],
  ["art/interior/door.ts", "export const door = 1; // room for a door in the wall"],
  ["api/cart/cart.ts", "const known = lookup; const allowed = following;"],
  ["domain/stay/stay.ts", "export const MAX_NIGHTS = 28; const almost = utmost;"],
  ["CONTRIBUTING.md", "| action | deed |"],
])("in %s, %o is allowed", async (path, text) => {
  expect(await problemsIn(path, text)).toEqual([]);
});

test.each([
  ["sandbox/payment/order.ts", "type Asked = { url: URL };"],
  ["sandbox/payment/order.ts", "export function read(asked: URL) {}"],
  ["sandbox/payment/order.ts", "const notifyShop = 1;"],
  ["sandbox/payment/notify-shop.ts", "export {};"],
  ["web/search/range.tsx", "const leastNights = 1;"],
  ["web/search/range.tsx", "export const Hint = ({ says }: Props) => <p>The page says why.</p>;"],
  ["web/cart/store.ts", "class Store { readonly #kept = new Map(); }"],
  ["web/cart/store.ts", "for (let tries = 0; tries < 3; tries++) wait();"],
  ["web/shared/paths.ts", "export function mobileTwin() {}"],
  ["api/document/pdf.ts", "function renderPaper() {}"],
  ["e2e/booking/book.spec.ts", "import { type Scene } from './steps.ts';"],
  ["tools/reliability/part.ts", "const brokenPromises: Promise<string>[] = [];"],
  ["art/geometry/frame.ts", "export const frame = (turn = 0) => Math.cos(turn);"],
])("in %s, the name in %o is found", async (path, text) => {
  expect(await problemsIn(path, text)).toHaveLength(1);
});

test.each([
  ["sandbox/payment/order.ts", "// The bank is asked at least once, and most answers are kept as it said."],
  ["web/search/range.tsx", "export const Range = () => <p>Two shops, at most; the paper says so in turn.</p>;"],
  ["web/search/range.tsx", "const text = words.most({ n: 1 }) + `kept`; call('asked');"],
  ["web/shared/paths.css", "/* Wide screens and paper. */"],
  ["web/place-picker/picker.tsx", "const place = cities[0]; const label = names[place.kind];"],
  ["api/cart/cart.ts", "const { keptHalalas, askedAt } = row;"],
  ["web/account/profile.tsx", "export const Field = () => <input spellCheck={false} />; const TurnOff = lookUp;"],
  ["docs/cart.md", "A sound fair trip on standard paper; nobody said it again."],
])("in %s, %o has no such name", async (path, text) => {
  expect(await problemsIn(path, text)).toEqual([]);
});

test("every word that CONTRIBUTING.md replaces is found by a row", () => {
  const words = replacedWords(readFileSync(join(import.meta.dirname, "../../CONTRIBUTING.md"), "utf8"));
  const unmatched = words.filter((word) => {
    const separate = separateWords(word);
    return !VOCABULARY.some((row) => row.words.test(row.names ? separate.toLowerCase() : separate));
  });
  expect(words.length).toBeGreaterThan(100);
  expect(unmatched).toEqual([]);
});

/** The right column of the table. An index is written as code that has one, and `MOST_…` as a whole name. */
function replacedWords(text: string): string[] {
  const section = text.slice(text.indexOf("## Words we use"), text.indexOf("## SQL"));
  const cells = [...section.matchAll(/^\| [^|]+ \| ([^|]+) \|$/gm)].map(([, cell = ""]) => cell).slice(1);
  const words = cells.flatMap((cell) => cell.replace(/\([^)]*\)|`/g, "").split(","));
  return words.map((word) =>
    word
      .trim()
      .replace("…", "NIGHTS")
      .replace(/^place$/, "(line, place) => line"),
  );
}

test("every row names the term to write", () => {
  for (const { write } of VOCABULARY) expect(write).not.toBe("");
});
