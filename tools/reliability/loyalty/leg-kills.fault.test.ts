import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type KillEnvironment, killEnvironment } from "../kill/kill-environment.ts";
import { earnKillTrial } from "./earn-kill-trial.ts";
import { expiryKillTrial } from "./expiry-kill-trial.ts";
import {
  pointsKillPoints,
  pointsKillTrial,
  WALLET_KILL_POINT,
  walletChangeKillTrial,
  walletKillTrial,
} from "./leg-kill-trial.ts";
import { returnKillTrial } from "./return-kill-trial.ts";

let environment: KillEnvironment;
beforeAll(async () => {
  environment = await killEnvironment();
});
afterAll(() => environment.stop());

const statesOf = async (cartId: string) => {
  const { rows } = await environment.db.execute<{ state: string }>(sql`
    SELECT state FROM cart_leg WHERE cart_id = ${cartId} ORDER BY created_at`);
  return rows.map(({ state }) => state);
};

test.each(pointsKillPoints)("a process that is killed at %s burns the points once", async (point) => {
  const { wasKilled, applied, paid, cartId } = await pointsKillTrial(environment, point);
  expect({ wasKilled, applied, paid }).toEqual({ wasKilled: true, applied: 200, paid: "SUCCESS" });
  expect(await statesOf(cartId)).toEqual(point === "K10" ? ["captured"] : ["released", "captured"]);
  expect(await environment.violations()).toEqual([]);
});

test(`a process that is killed at ${WALLET_KILL_POINT} spends the wallet once`, async () => {
  const { wasKilled, paid, cartId, lotId } = await walletKillTrial(environment);
  expect({ wasKilled, paid }).toEqual({ wasKilled: true, paid: "SUCCESS" });
  expect(await statesOf(cartId)).toEqual(["captured"]);
  const { rows } = await environment.db.execute<{ orders: number; spent: number }>(sql`
    SELECT (SELECT count(*)::int FROM placed_order WHERE cart_id = ${cartId}) AS orders,
      (SELECT 1000000 - balance_minor FROM wallet_lot WHERE id = ${lotId})::int
        - (SELECT loyalty_halalas FROM placed_order WHERE cart_id = ${cartId})::int AS spent`);
  expect(rows).toEqual([{ orders: 1, spent: 0 }]);
  expect(await environment.violations()).toEqual([]);
});

test("a process that is killed at K32 spends the wallet for a change once", async () => {
  const { cartId, ...result } = await walletChangeKillTrial(environment);
  expect(result).toEqual({ wasKilled: true, paid: "SUCCESS", nights: 3 });
  expect(await statesOf(cartId)).toEqual(["captured"]);
  expect(await environment.violations()).toEqual([]);
});

test("a process that is killed at K40 returns the points of a cancelled stay once", async () => {
  const programme = ["reserved 500", "captured 500", "returned 500"];
  expect(await returnKillTrial(environment)).toEqual({ wasKilled: true, status: 95, programme });
  expect(await environment.violations()).toEqual([]);
});

test("a process that is killed at K23 gives the points of a stay once", async () => {
  const { programme, ...result } = await earnKillTrial(environment);
  expect(result).toEqual({ wasKilled: true, states: ["done"], mails: 1 });
  expect(programme).toEqual([expect.stringMatching(/^earned \d+$/)]);
  expect(await environment.violations()).toEqual([]);
});

test("a process that is killed at K39 lets every lot expire once", async () => {
  expect(await expiryKillTrial(environment)).toEqual({ wasKilled: true, left: 6_000, expired: [1_000, 2_000, 3_000] });
  expect(await environment.violations()).toEqual([]);
});
