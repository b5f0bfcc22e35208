import { expect, test } from "vitest";
import { inPlantedProject } from "#tools/import-rules/planted-project.ts";
import { VOCABULARY, vocabularyProblems } from "./vocabulary.ts";

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

test("every row names the term to write", () => {
  for (const { write } of VOCABULARY) expect(write).not.toBe("");
});
