import { coalesce } from "#api/platform/concurrency/coalesce.ts";
import { numberOfDay } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { addPending } from "../feed/pending-changes.ts";
import type { CachedShard } from "./cached-shard.ts";
import type { ShardCache } from "./shard-cache.ts";

type UpdaterOptions = {
  shards: ShardCache<CachedShard>;
  refresh: (cached: CachedShard) => Promise<void>;
  now: () => Date;
  onFailure: (failure: unknown) => void;
};

export type ShardUpdater = {
  /** Reads pending changes. The load of a whole city is started, but not awaited. */
  update: () => Promise<void>;
  stop: () => void;
};

const TICK_MS = 500;
/** Half of the nights that a shard has to spare. */
const MAX_AGE_DAYS = 7;
/** More properties than this are cheaper to read with the whole city. */
const MAX_PENDING = 2_000;
const MAX_WASTE = 0.5;

/** Keeps the shards current: after each change that is reported, and twice a second anyway. */
export function keepShardsCurrent({ shards, refresh, now, onFailure }: UpdaterOptions): ShardUpdater {
  const update = coalesce(async () => {
    for (const cached of shards.all()) {
      const { pending, shard } = cached;
      if (pending.ids.size > MAX_PENDING) {
        pending.everything = true;
        pending.ids.clear();
      }
      if (pending.ids.size > 0) await refresh(cached).catch(onFailure);
      if ((pending.everything || isStale(cached, now())) && !shards.isLoading(shard.cityId)) {
        shards.load(shard.cityId).catch(onFailure);
      }
    }
  });
  const timer = setInterval(() => {
    for (const cached of shards.all()) addExpiredHolds(cached, now().getTime());
    void update();
  }, TICK_MS);
  timer.unref();
  return { update, stop: () => clearInterval(timer) };
}

/** A hold expires without a change of a row, so the shard knows when to read its property again. */
function addExpiredHolds({ shard, pending }: CachedShard, now: number): void {
  for (const [id, at] of shard.holdEnds) if (at <= now) addPending(pending, id);
}

function isStale({ shard, bytes }: CachedShard, now: Date): boolean {
  const age = numberOfDay(todayInRiyadh(now)) - shard.window.first;
  return age > MAX_AGE_DAYS || shard.cards.wasted > MAX_WASTE * bytes;
}
