import { inTurn } from "#api/platform/concurrency/coalesce.ts";
import { numberOfDay } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { KeptShard } from "./cached-shard.ts";
import type { ShardLibrary } from "./shard-cache.ts";

type KeeperOptions = {
  library: ShardLibrary<KeptShard>;
  refresh: (kept: KeptShard) => Promise<void>;
  now: () => Date;
  onFailure: (failure: unknown) => void;
};

export type ShardKeeper = {
  /** Reads again what lies in the inboxes. A city to be read whole is begun with, not waited for. */
  tend: () => Promise<void>;
  stop: () => void;
};

const TICK_MS = 500;
/** Half of the nights that a shard has to spare. */
const OLD_DAYS = 7;
/** More homes than this at once are cheaper read with the whole city. */
const MOST_HOMES = 2_000;
const MOST_WASTE = 0.5;

/** Brings the shards up to date, when told that something changed and twice a second anyway. */
export function keepShards({ library, refresh, now, onFailure }: KeeperOptions): ShardKeeper {
  const tend = inTurn(async () => {
    for (const kept of library.all()) {
      const { inbox, shard } = kept;
      if (inbox.ids.size > MOST_HOMES) {
        inbox.everything = true;
        inbox.ids.clear();
      }
      if (inbox.ids.size > 0) await refresh(kept).catch(onFailure);
      if ((inbox.everything || isWorn(kept, now())) && !library.isReading(shard.cityId)) {
        library.read(shard.cityId).catch(onFailure);
      }
    }
  });
  const timer = setInterval(() => {
    for (const kept of library.all()) endHolds(kept, now().getTime());
    void tend();
  }, TICK_MS);
  timer.unref();
  return { tend, stop: () => clearInterval(timer) };
}

/** A hold ends without anybody writing a row, so the shard itself remembers when to look again. */
function endHolds({ shard, inbox }: KeptShard, now: number): void {
  for (const [id, at] of shard.holdEnds) if (at <= now) inbox.ids.add(id);
}

function isWorn({ shard, bytes }: KeptShard, now: Date): boolean {
  const age = numberOfDay(todayInRiyadh(now)) - shard.window.first;
  return age > OLD_DAYS || shard.cards.wasted > MOST_WASTE * bytes;
}
