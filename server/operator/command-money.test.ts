import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ActionName, actionMoney } from "#api/operator/action-money.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { installReferenceData } from "#api/reference/install-reference-data.ts";
import { operatorActions } from "#api/schema/operator.ts";
import { openTask } from "#api/task/open-task.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aPhoto } from "#api/testing/builders/a-photo.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aGiftBuyer } from "#api/testing/guests/gift-buyer.ts";
import { aWalletGuest } from "#api/testing/guests/loyalty-guest.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aWalletMember } from "#api/testing/guests/wallet-member.ts";
import { aFolder, aHomeRow, wholeHomes } from "#api/testing/import/catalogue-folder.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testStamp } from "#api/testing/servers/test-stamp.ts";
import type { CancelPreview } from "#contract/order/cancel.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { photoStoreOf } from "#server/pictures/photos.ts";
import { operatorCommands } from "./operator-commands.ts";
import { runOperator } from "./run-operator.ts";

let booking: BookingApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "operator-photos-"));
  vi.stubEnv("DATA_DIR", dataDir);
  const env = { ...relaxedLimits, ...testStamp(), WALLET_CONFIRM_SAR: "1000000", GIFT_WAIT_MINUTES: "0" };
  booking = await aBookingApp({ env });
  await photoStoreOf(readSettings(process.env), booking.app.db);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await booking.sandbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What is typed after the command, and what the guest has a right to without it, in halalas. */
type Prepared = { args: string[]; right?: number };

const run = (...args: string[]) =>
  runOperator(
    async () => booking.app.db,
    [...args, "--by", "Huda", "--second", "Omar", "--reason", "The pool was closed."],
  );
const halalasOf = (riyals: number) => Math.round(riyals * 100);

/** A stay that a card and the wallet paid; the policy returns a part of it. */
async function aPaidStay() {
  const home = { policyTypeId: 1, weekdayPrice: 100_000, weekendPrice: 100_000 } as const;
  const { member, guest, loyalty, property } = await aWalletGuest(booking, 30_000, home);
  const cart = (await loyalty.wallet(100)).json();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const order = (await guest.order(orderNumber)).json();
  const preview: CancelPreview = (await cancellingGuest(guest, orderNumber).preview()).json();
  return { member, orderNumber: String(orderNumber), property, total: halalasOf(order.due), preview };
}

async function aDocument(state: string): Promise<string> {
  const { orderNumber } = await aPaidStay();
  const { rows } = await booking.app.db.execute<{ number: string }>(sql`
    UPDATE document SET report_state = ${state} WHERE order_id = (
      SELECT id FROM placed_order WHERE order_number = ${orderNumber}) RETURNING number`);
  return rows[0]?.number ?? "";
}

const range = ["--from", addDays(todayInRiyadh(new Date()), 30), "--to", addDays(todayInRiyadh(new Date()), 32)];
const feed = ["--name", "Platform", "--url", "https://platform.example/calendar.ics"];

async function aHome(): Promise<string> {
  return String((await aProperty(booking.app.db)).id);
}

async function aHomeWithFeed(): Promise<string> {
  const home = await aHome();
  await run("set-feed", home, ...feed);
  return home;
}

async function aParkedRefund(): Promise<string> {
  const { orderNumber } = await aPaidStay();
  await run("refund-part", orderNumber, "--amount", "20");
  await booking.untilSettled();
  const { rows } = await booking.app.db.execute<{ id: string }>(sql`
    UPDATE outbox SET parked_at = app_now(), done_at = NULL, tries = 10 WHERE id = (
      SELECT id FROM outbox WHERE kind = 'refund' ORDER BY created_at DESC LIMIT 1) RETURNING id`);
  return rows[0]?.id ?? "";
}

const ofStay = async (...options: string[]): Promise<Prepared> => ({
  args: [(await aPaidStay()).orderNumber, ...options],
});
const code = async (): Promise<Prepared> => ({ args: [(await aCoupon(booking.app.db)).code] });
const aWaitingPhoto = async (): Promise<Prepared> => ({
  args: [String((await aPhoto(booking.app.db, { state: "waiting" })).id)],
});
const aGift = async () => {
  const number = await aGiftBuyer(booking).buy();
  await booking.untilSettled();
  return number;
};

/** For each command a case in which it has something to do. */
const cases: Record<string, () => Promise<Prepared>> = {
  "find-orders": () => ofStay(),
  "cancel-as-host": async () => {
    const { orderNumber, total } = await aPaidStay();
    return { args: [orderNumber], right: total };
  },
  "cancel-as-support": async () => {
    const { orderNumber, preview } = await aPaidStay();
    return { args: [orderNumber, "--nights", "release", "--keep", "150"], right: halalasOf(preview.refundable) };
  },
  "refund-part": () => ofStay("--amount", "123.45"),
  "refund-by-hand": async () => {
    const { orderNumber } = await aPaidStay();
    await run("cancel-as-host", orderNumber);
    await booking.untilSettled();
    await booking.app.db.execute(sql`UPDATE refund SET state = 'refused' WHERE payment_id IN (
      SELECT p.id FROM payment p JOIN placed_order o ON o.id = p.order_id WHERE o.order_number = ${orderNumber})`);
    return { args: [orderNumber, "--reference", "TRF-2026-1"] };
  },
  "settle-refund": async () => {
    const { orderNumber } = await aPaidStay();
    await run("cancel-as-host", orderNumber);
    await booking.untilSettled();
    const { rows } = await booking.app.db.execute<{ id: string }>(sql`
      UPDATE refund SET state = 'pending', sends = 2 WHERE payment_id IN (
        SELECT p.id FROM payment p JOIN placed_order o ON o.id = p.order_id WHERE o.order_number = ${orderNumber})
      RETURNING id`);
    return { args: [rows[0]?.id ?? "", "--result", "arrived"] };
  },
  "set-stay": () => ofStay("--state", "arrived"),
  "create-code": async () => ({ args: ["MONEY-1", "--amount", "50", "--days", "30"] }),
  "end-code": code,
  "show-code": code,
  goodwill: () => ofStay("--amount", "67.89"),
  "freeze-wallet": async () => {
    const { member, loyalty } = await aWalletGuest(booking, 30_000);
    await loyalty.wallet(100);
    return { args: [member.email] };
  },
  "unfreeze-wallet": async () => {
    const { email } = await aWalletMember(booking.app);
    await run("freeze-wallet", email);
    return { args: [email] };
  },
  "freeze-gift-card": async () => ({ args: [await aGift()] }),
  "unfreeze-gift-card": async () => {
    const gift = await aGift();
    await run("freeze-gift-card", gift);
    return { args: [gift] };
  },
  "report-document": async () => ({ args: [await aDocument("refused")] }),
  "replace-document": async () => ({ args: [await aDocument("refused")] }),
  "set-google-place": async () => ({ args: [String((await aProperty(booking.app.db)).id), "--place", "none"] }),
  "set-price": async () => ({ args: [await aHome(), ...range, "--price", "900"] }),
  "block-nights": async () => ({ args: [await aHome(), ...range] }),
  "unblock-nights": async () => ({ args: [await aHome(), ...range] }),
  "set-feed": async () => ({ args: [await aHome(), ...feed] }),
  "remove-feed": async () => ({ args: [await aHomeWithFeed(), "--name", "Platform"] }),
  "read-feed": async () => ({ args: [await aHomeWithFeed(), "--name", "Platform"] }),
  "list-feeds": async () => ({ args: [await aHomeWithFeed()] }),
  "renew-calendar-link": async () => ({ args: [await aHomeWithFeed(), "--name", "Platform"] }),
  "import-homes": async () => {
    await installReferenceData(booking.app.db);
    const { folder } = aFolder({
      ...wholeHomes([aHomeRow({ externalId: "MONEY-1" })]),
      "photos.csv": "externalId,file\n",
    });
    return { args: [folder] };
  },
  "approve-home": async () => {
    await run("import-homes", ...((await cases["import-homes"]?.())?.args ?? []));
    return { args: ["MONEY-1"] };
  },
  photos: async () => ({ args: [] }),
  "release-photo": aWaitingPhoto,
  "refuse-photo": aWaitingPhoto,
  "list-tasks": async () => ({ args: [] }),
  "finish-task": async () => {
    const { orderNumber } = await aPaidStay();
    await inTransaction(booking.app.db, (tx) => openTask(tx, { kind: "call-guest", subject: orderNumber, hours: 1 }));
    const { rows } = await booking.app.db.execute<{ id: string }>(
      sql`SELECT id FROM task WHERE done_at IS NULL LIMIT 1`,
    );
    return { args: [rows[0]?.id ?? ""] };
  },
  "list-parked-jobs": async () => ({ args: [] }),
  "retry-job": async () => ({ args: [await aParkedRefund()] }),
};

/**
 * All money that went or will go to guests, in halalas: refunds in any state, and what else was added to wallets. Money set
 * aside still belongs to its member; the transfers that carry out refunds are no second movement.
 */
async function givenToGuests(): Promise<number> {
  const { rows } = await booking.app.db.execute<{ halalas: number }>(sql`
    SELECT ((SELECT coalesce(sum(amount_minor), 0) FROM refund) + (
      SELECT coalesce(sum(greatest(0, minor)), 0) FROM (
        SELECT sum(e.amount_minor) AS minor FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id
        WHERE t.kind NOT IN ('refund', 'wallet-refund', 'wallet-payout', 'points-return')
          AND (e.account LIKE 'wallet:%' OR e.account LIKE 'held:%')
        GROUP BY t.id) AS one))::float8 AS halalas`);
  return rows[0]?.halalas ?? 0;
}

const acted = new Set<string>();

test("every command has a case here", () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(operatorCommands).toSorted());
});

test.each(Object.keys(cases))("%s counts all money that it moves to guests beyond their right", async (name) => {
  const { args, right = 0 } = (await cases[name]?.()) ?? { args: [] };
  await booking.untilSettled();
  const before = await givenToGuests();
  expect(await run(name, ...args)).toMatchObject({ exitCode: 0 });
  await booking.untilSettled();
  const moved = (await givenToGuests()) - before;
  const [row] = await booking.app.db.select().from(operatorActions).orderBy(desc(operatorActions.position)).limit(1);
  const action = row?.action as ActionName;
  acted.add(action);
  expect({ action, counted: row?.after?.givenHalalas ?? 0 }).toEqual({ action, counted: moved - right });
  expect({ action, money: actionMoney[action] }).toEqual({
    action,
    money: moved > right ? "given" : right > 0 || name === "refund-by-hand" ? "due" : "none",
  });
});

test("every action of the table was run", () => {
  expect([...acted].toSorted()).toEqual(Object.keys(actionMoney).toSorted());
});
