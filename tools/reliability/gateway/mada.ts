import { sql } from "drizzle-orm";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aCardToken, callsOf } from "#api/testing/servers/card-gateway.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { type Book, NO_CHARGE, readGatewayLedger } from "../environment/gateway-ledger.ts";
import { inGroups } from "../environment/in-groups.ts";
import { type Deployment, withTwoProcesses } from "../environment/two-processes.ts";
import { type Booker, bookerAt } from "./bookers.ts";

const MADA = "4464040000000007";
const CONCURRENCY = 5;
/** More than the calls of a run; those that are left tell how many were made. */
const WATCHED_CALLS = 1_000;
/** The company where both are captured at once. */
const COMPANY = { CARD_GATEWAYS: "*:checkout" };

type Money = { name: string; book: Book; makeBooking: (deployment: Deployment, index: number) => Promise<Booking> };
type Booking = { booker: Booker; paymentId: string; orderNumber: string; totalMinor: number };
type Row = { paymentId: string; paidMinor: string; refundMinor: string; credited: string; status: number };

/** Different amounts, so that no refund can be taken for another one. */
const price = (index: number) => 40_000 + 100 * index;

/** Money that is captured as soon as the guest confirms. */
const kinds: readonly Money[] = [
  {
    name: "mada",
    book: "card",
    makeBooking: async (deployment, index) => {
      const booker = await bookerAt(deployment, { site: "mabeet-sa", index, price: price(index) });
      const token = await aCardToken(deployment.sandbox.url, MADA, "checkout");
      return booked(booker, await booker.pay({ token }));
    },
  },
  {
    name: "KNET",
    book: "knet",
    makeBooking: async (deployment, index) => {
      const booker = await bookerAt(deployment, { site: "mabeet-kw", index, price: price(index) });
      const { paymentId } = await booker.pay({ method: "knet", token: undefined });
      await booker.answer(paymentId, "approve");
      return booked(booker, { paymentId, orderNumber: await booker.untilPaid(paymentId) });
    },
  },
];

function booked(booker: Booker, paid: { paymentId: string; orderNumber: string }): Booking {
  const { total, currency } = booker.cart.totals.payable;
  return { booker, ...paid, totalMinor: toMinorUnits(total, currency) };
}

function minorPerUnit({ booker, totalMinor }: Booking): number {
  return Math.round(totalMinor / booker.cart.totals.payable.total);
}

/** Books, and cancels every second booking while that is free. */
async function bookAndCancelHalf(deployment: Deployment, kind: Money, count: number) {
  const bookings = await inGroups(Array.from({ length: count }), CONCURRENCY, (_, index) =>
    kind.makeBooking(deployment, index),
  );
  await deployment.untilSettled();
  const before = await readGatewayLedger(deployment.sandbox, kind.book);
  const cancelled = bookings.filter((_, index) => index % 2 === 0);
  await inGroups(cancelled, CONCURRENCY, async ({ booker, orderNumber }) => {
    const { answer } = await cancellingGuest(booker.guest, orderNumber).cancelNow();
    if (answer.statusCode !== 200) throw new Error(`A guest could not cancel: ${answer.body}`);
  });
  await deployment.untilSettled();
  const after = await readGatewayLedger(deployment.sandbox, kind.book);
  const rows = await readRows(deployment, bookings);
  const rowOf = ({ paymentId }: Booking) => rows.find((row) => row.paymentId === paymentId);
  const isCapturedAtOnce = ({ paymentId, totalMinor }: Booking) => {
    const { captures, balance } = before.get(paymentId) ?? NO_CHARGE;
    return captures === 1 && balance === totalMinor;
  };
  const isRefundedWhole = ({ paymentId, totalMinor }: Booking) =>
    after.get(paymentId)?.refunds.join() === String(totalMinor) && after.get(paymentId)?.balance === 0;
  const isCredited = (one: Booking) => {
    const { refundMinor, credited } = rowOf(one) ?? {};
    return Number(refundMinor) === one.totalMinor && Number(credited) === one.totalMinor;
  };
  return {
    booked: bookings.length,
    capturedAtOnce: bookings.filter(isCapturedAtOnce).length,
    cancelled: cancelled.length,
    refundedWhole: cancelled.filter((one) => isRefundedWhole(one) && rowOf(one)?.status === 95).length,
    creditNotesEqual: cancelled.filter(isCredited).length,
    stillPaid: bookings.filter((one, index) => index % 2 === 1 && after.get(one.paymentId)?.balance === one.totalMinor)
      .length,
    voids: [...after.values()].reduce((sum, { voids }) => sum + voids, 0),
    /** At the company a dinar has a thousand parts, a riyal a hundred. */
    minorPerUnit: [...new Set(bookings.map(minorPerUnit))],
  };
}

async function readRows({ db }: Deployment, bookings: readonly Booking[]): Promise<Row[]> {
  const ids = sql.param(bookings.map(({ paymentId }) => paymentId));
  const { rows } = await db.execute<Row>(sql`
    SELECT p.id AS "paymentId", p.amount_minor AS "paidMinor", o.status_code AS status,
      (SELECT coalesce(sum(r.amount_minor), 0) FROM refund r WHERE r.payment_id = p.id AND r.state = 'done') AS "refundMinor",
      (SELECT coalesce(sum(d.gross_minor), 0) FROM document d
        WHERE d.order_id = o.id AND d.kind = 'credit-note') AS credited
    FROM payment p JOIN placed_order o ON o.id = p.order_id WHERE p.id = ANY (${ids}::uuid[])`);
  return rows;
}

/** Counts the void calls: the fault of a call that is made is used up. */
async function withVoidsCounted<Result>({ sandbox }: BenchEnvironment, work: () => Promise<Result>) {
  await sandbox.setFault(callsOf("checkout").cancel, "slow", WATCHED_CALLS);
  const result = await work();
  const { switched } = (await (await fetch(`${sandbox.url}/faults`)).json()) as { switched: { times: number }[] };
  await sandbox.clearFaults();
  return { result, voidCalls: WATCHED_CALLS - (switched[0]?.times ?? 0) };
}

/** mada and KNET: captured at once, undone by refunds, and never voided. */
export const mada: Part = {
  name: "mada",
  options: { mada: 100 },
  countsRuns: true,
  run: async (environment, { number, must }) => {
    const count = number("mada");
    await aCurrencyRate(environment.db, { code: "KWD", rate: 0.0819 }).catch(() => {});
    const { result: report, voidCalls } = await withVoidsCounted(environment, () =>
      withTwoProcesses(
        environment,
        async (deployment) => {
          const reports: Record<string, Awaited<ReturnType<typeof bookAndCancelHalf>>> = {};
          for (const kind of kinds) reports[kind.name] = await bookAndCancelHalf(deployment, kind, count);
          return reports;
        },
        COMPANY,
      ),
    );
    for (const [name, one] of Object.entries(report)) {
      must(one.capturedAtOnce === count, `${name}: ${one.capturedAtOnce} of ${count} bookings captured at once`);
      must(one.refundedWhole === one.cancelled, `${name}: ${one.refundedWhole} of ${one.cancelled} refunded whole`);
      must(one.creditNotesEqual === one.cancelled, `${name}: ${one.creditNotesEqual} credit notes equal their refund`);
      must(one.stillPaid === count - one.cancelled, `${name}: ${one.stillPaid} other bookings keep their money`);
    }
    const voids = Object.values(report).reduce((sum, one) => sum + one.voids, 0);
    must(voidCalls === 0 && voids === 0, `no void was sent: ${voidCalls} calls, ${voids} in the ledgers`);
    const fils = report.KNET?.minorPerUnit.join();
    must(fils === "1000", `amounts of KNET have three digits: ${fils} fils are a dinar`);
    return { ...report, voidCalls };
  },
};
