import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import { Problem } from "#api/platform/problem/problem.ts";

type Voter = { listId: string; browserId: string; networkHash: Buffer; limitVoters: number };
type Row = { isKnown: boolean; voters: number; waitSeconds: number };

/** Refuses a browser beyond those that may vote on a list in a day from one network. Browsers of a network wait for each other. */
export async function requireVoter(tx: Tx, { listId, browserId, networkHash, limitVoters }: Voter): Promise<void> {
  await lockNames(tx, [`list-voter:${listId}:${networkHash.toString("hex")}`]);
  const { rows } = await tx.execute<Row>(sql`
    SELECT coalesce(bool_or(browser_id = ${browserId}), false) AS "isKnown",
      (count(*) FILTER (WHERE network_hash = ${networkHash}))::integer AS voters,
      coalesce(ceil(extract(epoch FROM min(voted_at) FILTER (WHERE network_hash = ${networkHash})
        + interval '1 day' - app_now())), 1)::integer AS "waitSeconds"
    FROM list_voter WHERE list_id = ${listId} AND voted_at > app_now() - interval '1 day'`);
  const { isKnown = false, voters = 0, waitSeconds = 1 } = rows[0] ?? {};
  if (isKnown) return;
  if (voters >= limitVoters) throw new Problem("too-many-voters", { retryAfterSeconds: waitSeconds });
  await tx.execute(sql`
    INSERT INTO list_voter (list_id, browser_id, network_hash) VALUES (${listId}, ${browserId}, ${networkHash})
    ON CONFLICT (list_id, browser_id) DO UPDATE SET network_hash = excluded.network_hash, voted_at = excluded.voted_at`);
}
