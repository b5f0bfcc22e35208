import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { type CopiedProject, importersOf, inCopiedProject } from "./copied-project.ts";

const ITEMS = "api/schema/item.ts";
const TABLE = "api/item/item-kinds.ts";
const BILLS = "domain/payment/bill.ts";
/** Everything that depends on items or bills imports one of these. */
const modules = [
  ...[ITEMS, TABLE, BILLS, "api/schema/cart.ts", "api/schema/order.ts", "api/schema/payment.ts"],
  ...["api/item/read-items.ts", "api/item/hold-items.ts", "api/item/order-items.ts", "api/item/chalet/stay-of.ts"],
];
/** Plugins of the app declare what requests have. */
const files = () => [...importersOf(modules), "api/app.ts", "api/picture/picture.routes.ts"];
const COMPILE_MS = 240_000;

const nameItem = ({ edit }: CopiedProject) => edit(ITEMS, `itemKinds = ["chalet"]`, `itemKinds = ["chalet", "tour"]`);
const nameBill = ({ edit }: CopiedProject) => edit(BILLS, `"gift"] as const`, `"gift", "deposit"] as const`);
/** The files whose table has no row for a new kind; errors that follow from them are left out. */
function tablesIn(errors: readonly string[]): string[] {
  const isMissing = /Property '(?:tour|deposit)' is missing|does not satisfy the constraint 'Record<"chalet" \| "tour"/;
  const found = errors.filter((error) => isMissing.test(error)).map((error) => error.slice(0, error.indexOf("(")));
  return [...new Set(found)].toSorted();
}

test(
  "a kind of item or of bill that only has a name is missed by the compiler in each table",
  async () => {
    const errors = await inCopiedProject((copy) => {
      nameItem(copy);
      nameBill(copy);
      return copy.compile(files());
    });
    expect(tablesIn(errors)).toEqual([
      "api/document/issue/bill-documents.ts",
      "api/item/item-kinds.ts",
      "api/payment/advance/bill-outcomes.ts",
      "api/payment/advance/lock-payment.ts",
      "api/payment/complete/check-payment.ts",
      "api/payment/pay/bill-purchases.ts",
      "api/refund/run/record-refund.ts",
      "api/schema/item.ts",
    ]);
  },
  COMPILE_MS,
);

/** The parts of the table, in the order in which it names them. */
const parts = [
  ...["orderLetter", "read", "price", "hold", "confirm", "release", "view", "document", "messages", "cancel"],
  "invariants",
];
const incomplete = parts.map(
  (part) => `export const ${part}: ItemHandler<"tour"> = {} as Omit<ItemHandler<"tour">, "${part}">;`,
);

/** A tour with a guide: an item without nights, property or host. */
const tour = {
  "api/schema/tour.ts": `
    type Draft = { price: { halalas: number }; policies: []; guide: string };
    export type TourRows = { draft: Draft; cart: Draft; order: { guide: string }; snapshot: object; facts: object };`,
  "api/item/tour/tour-kind.ts": `
    import type { ItemHandler } from "#api/item/kind/item-handler.ts";
    const noon = (day: string) => ({ day, time: "12:00", timeZone: "Asia/Riyadh" }) as const;
    export const tourKind: ItemHandler<"tour"> = {
      orderLetter: "T",
      read: {
        cart: "SELECT NULL", order: "SELECT NULL", orderFields: (json) => json, facts: "SELECT NULL",
        readFacts: async () => ({}), factsOfSnapshot: () => ({}), insertIntoOrder: async () => {},
      },
      price: {
        charges: ({ price }) => ({ nights: 0, accommodation: price.halalas, serviceFee: 0, vatPercent: 15, discount: { amount: 0 } }),
        lines: ({ item }) => ({ charges: [{ type: "rule", name: item.guide, description: "", halalas: 1 }], discounts: [] }),
        deposit: () => 0,
      },
      hold: { capacity: async () => 20, lock: async () => {}, extend: async () => true, startPaying: async () => true, again: async () => {} },
      confirm: async () => true,
      release: { held: async () => {}, unpaid: async () => {}, ordered: async () => {}, block: async () => {} },
      view: {
        cart: () => ({}), summary: () => ({}), order: async () => ({}), snapshot: () => ({}),
        facts: ({ guide }) => ({ guide }), exported: ({ guide }) => ({ guide }),
      },
      document: {
        country: async () => "SA",
        subject: ({ endsOn, startsOn, guide }) => ({ supplyDay: endsOn, home: { en: guide, ar: guide }, checkIn: startsOn, checkOut: endsOn }),
        lines: () => [], changeText: () => ({ en: "", ar: "" }), isUnchanged: () => true,
      },
      messages: {
        name: ({ guide }) => guide, facts: () => [], picture: () => null, arrival: async () => [], reservation: async () => ({}),
        cancellation: () => ({ title: "" }), announce: async () => {}, announceCancellation: async () => {},
      },
      cancel: { begins: ({ startsOn }) => noon(startsOn), ends: ({ endsOn }) => noon(endsOn), policy: () => undefined },
      invariants: [],
    };
    ${incomplete.join("\n")}`,
};

function addTour({ root, edit }: CopiedProject): void {
  for (const [path, text] of Object.entries(tour)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  edit(ITEMS, "{ chalet: ChaletRows }", "{ chalet: ChaletRows; tour: TourRows }");
  edit(ITEMS, "import type { ChaletRows }", `import type { TourRows } from "./tour.ts";\nimport type { ChaletRows }`);
  edit(TABLE, "{ chalet: chaletKind }", "{ chalet: chaletKind, tour: tourKind }");
  edit(TABLE, "import { chaletKind }", `import { tourKind } from "./tour/tour-kind.ts";\nimport { chaletKind }`);
}

test(
  "a whole kind of item is its folder and its rows of two tables, and the compiler names each part that it lacks",
  async () => {
    const { errors, edited } = await inCopiedProject(async (copy) => {
      nameItem(copy);
      addTour(copy);
      return { errors: await copy.compile(files()), edited: copy.edited() };
    });
    const missing = errors.map((error) => /^api\/item\/tour\/.*Property '(\w+)' is missing/.exec(error)?.[1] ?? error);
    expect(missing).toEqual(parts);
    expect(edited).toEqual([TABLE, ITEMS]);
  },
  COMPILE_MS,
);
