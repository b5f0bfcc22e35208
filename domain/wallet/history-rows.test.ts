import fc from "fast-check";
import { expect, test } from "vitest";
import type { HistoryStatus } from "./history.ts";
import { historyRows } from "./history-rows.ts";
import type { LotEntry } from "./lot-entry.ts";
import { type Lot, spendFrom, walletBalance } from "./lots.ts";
import type { WalletKind } from "./statement.ts";

const START = Date.parse("2027-01-01T00:00:00Z");
const DAY = 86_400_000;

type Step = { do: "credit" | "hold" | "spend" | "void" | "refund" | "expire" | "cancel"; amount: number; days: number };

/** A wallet whose lots follow its entries, on a day that moves. */
function someLots() {
  const entries: LotEntry[] = [];
  const lots: Lot[] = [];
  const clock = { now: START };
  let ids = 0;
  const nextId = (kind: string) => {
    ids += 1;
    return `${kind} ${ids}`;
  };
  const write = (kind: WalletKind, subjectId: string, moves: { lotId: string; amountMinor: number }[]) => {
    const txId = nextId("tx");
    for (const { lotId, amountMinor } of moves) {
      const lot = lots.find((one) => one.id === lotId);
      if (!lot || amountMinor === 0) continue;
      lot.balance += amountMinor;
      const { opensAt, expiresAt } = lot;
      const facts = { txId, kind, subjectId, at: new Date(clock.now), orderNumber: null, isSpent: false };
      entries.push({ ...facts, amountMinor, lotId, opensAt, expiresAt });
    }
  };
  const addLot = (opens: number, expires: number | null) => {
    const lot = { id: nextId("lot"), opensAt: new Date(opens), createdAt: new Date(clock.now), balance: 0 };
    lots.push({ ...lot, expiresAt: expires === null ? null : new Date(expires) });
    return lot.id;
  };
  return { entries, lots, clock, nextId, write, addLot };
}

type Leg = { id: string; state: "held" | "spent" | "void"; parts: { lotId: string; amount: number }[] };

/** A wallet that changes as the product changes wallets. */
function aWallet() {
  const { entries, lots, clock, nextId, write, addLot } = someLots();
  const legs: Leg[] = [];
  const back = (parts: { lotId: string; amount: number }[]) =>
    parts.map(({ lotId, amount }) => {
      const expiresAt = lots.find((lot) => lot.id === lotId)?.expiresAt;
      const isOver = expiresAt && expiresAt.getTime() <= clock.now;
      return { lotId: isOver ? addLot(clock.now, clock.now + 30 * DAY) : lotId, amountMinor: amount };
    });
  const steps: Record<Step["do"], (step: Step) => void> = {
    credit: ({ amount, days }) => {
      const lotId = addLot(clock.now + (days - 5) * DAY, amount % 3 === 0 ? null : clock.now + (days + 5) * DAY);
      write(amount % 2 ? "goodwill" : "reward", lotId, [{ lotId, amountMinor: amount }]);
    },
    hold: ({ amount }) => {
      const parts = spendFrom(lots, amount, new Date(clock.now));
      if (!parts) return;
      const id = nextId("leg");
      legs.push({ id, state: "held", parts });
      write(
        "wallet-hold",
        id,
        parts.map((part) => ({ lotId: part.lotId, amountMinor: -part.amount })),
      );
    },
    spend: () => {
      const leg = legs.find(({ state }) => state === "held");
      if (!leg) return;
      leg.state = "spent";
      for (const entry of entries) if (entry.subjectId === leg.id) entry.isSpent = true;
    },
    void: () => {
      const leg = legs.findLast(({ state }) => state === "held");
      if (!leg) return;
      leg.state = "void";
      write("wallet-void", leg.id, back(leg.parts));
    },
    refund: ({ amount }) => {
      const leg = legs.find(({ state, parts }) => state === "spent" && parts.length > 0);
      const part = leg?.parts.pop();
      if (part) write("wallet-refund", nextId("refund"), back([{ ...part, amount: Math.min(amount, part.amount) }]));
    },
    expire: () => {
      for (const { id: lotId, expiresAt, balance } of lots)
        if (expiresAt && expiresAt.getTime() <= clock.now) write("expiry", lotId, [{ lotId, amountMinor: -balance }]);
    },
    cancel: () => {
      const lot = lots.find(({ opensAt }) => opensAt.getTime() > clock.now);
      if (lot) write("reward-cancel", lot.id, [{ lotId: lot.id, amountMinor: -lot.balance }]);
    },
  };
  return {
    run: (step: Step) => {
      clock.now += step.days * DAY;
      steps[step.do](step);
    },
    shown: () => {
      const rows = historyRows(entries, new Date(clock.now));
      const sum = (status: HistoryStatus) =>
        rows.reduce((total, row) => total + (row.status === status ? row.amountMinor : 0), 0);
      return { rows, sum, balance: walletBalance(lots, new Date(clock.now)) };
    },
  };
}

const aStep = fc.record({
  do: fc.constantFrom<Step["do"]>("credit", "credit", "hold", "hold", "spend", "void", "refund", "expire", "cancel"),
  amount: fc.integer({ min: 1, max: 5_000 }),
  days: fc.integer({ min: 0, max: 12 }),
});

test("the rows of each status add up to the balance, whatever a guest did", () => {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 40 }), (steps) => {
      const wallet = aWallet();
      for (const step of steps) wallet.run(step);
      wallet.run({ do: "expire", amount: 0, days: 0 });
      const { rows, sum, balance } = wallet.shown();
      expect(sum("Available")).toBe(balance.available);
      expect(sum("Pending")).toBe(balance.pending);
      expect([sum("Redeemed"), sum("Expired")]).toEqual([0, 0]);
      expect(rows.some(({ entry, status }) => entry.kind === "wallet-hold" && status === "Cancelled")).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test("money that comes back and is set aside again in the same moment is pending once", () => {
  const wallet = aWallet();
  wallet.run({ do: "credit", amount: 2_602, days: 0 });
  wallet.run({ do: "hold", amount: 1, days: 0 });
  wallet.run({ do: "credit", amount: 1, days: 4 });
  wallet.run({ do: "void", amount: 1, days: 1 });
  wallet.run({ do: "hold", amount: 2, days: 0 });
  wallet.run({ do: "expire", amount: 0, days: 0 });
  const { sum, balance } = wallet.shown();
  expect([sum("Available"), sum("Pending")]).toEqual([balance.available, balance.pending]);
});

test("a credit of which a part paid a stay is a row that is left and a row that was used", () => {
  const wallet = aWallet();
  wallet.run({ do: "credit", amount: 3_501, days: 5 });
  wallet.run({ do: "hold", amount: 1_500, days: 0 });
  wallet.run({ do: "void", amount: 0, days: 0 });
  wallet.run({ do: "hold", amount: 1_000, days: 0 });
  wallet.run({ do: "spend", amount: 0, days: 0 });
  const rows = wallet.shown().rows.map(({ entry, status, amountMinor }) => [entry.kind, status, amountMinor]);
  expect(rows.toSorted()).toEqual([
    ["goodwill", "Available", 2_501],
    ["goodwill", "Redeemed", 1_000],
    ["wallet-hold", "Redeemed", -1_000],
  ]);
});
