import { numberOfDay } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { KeptShard } from "./kept-shard.ts";
import type { ShardLibrary } from "./shard-library.ts";

type KeeperOptions = {
  library: ShardLibrary<KeptShard>;
  refresh: (kept: KeptShard) => Promise<void>;
  now: () => Date;
  onFailure: (failure: unknown) => void;
};

const TICK_MS = 500;
/** Half of the nights that a shard has to spare. */
const OLD_DAYS = 7;
/** More homes than this at once are cheaper read with the whole city. */
const MOST_HOMES = 2_000;
const MOST_WASTE = 0.5;

/** Brings the shards up to date, in turn, when told that something changed and twice a second anyway. */
export function keepShards({ library, refresh, now, onFailure }: KeeperOptions): {
  wake: () => void;
  stop: () => void;
} {
  let isAtWork = false;
  let isWoken = false;
  const work = async () => {
    isAtWork = true;
    do {
      isWoken = false;
      for (const kept of library.all()) await keep(kept);
    } while (isWoken);
    isAtWork = false;
  };
  const keep = async (kept: KeptShard) => {
    const { inbox, shard } = kept;
    if (inbox.ids.size > MOST_HOMES) {
      inbox.everything = true;
      inbox.ids.clear();
    }
    if (inbox.ids.size > 0) await refresh(kept).catch(onFailure);
    if ((inbox.everything || isWorn(kept, now())) && !library.isReading(shard.cityId)) {
      library.read(shard.cityId).catch(onFailure);
    }
  };
  const wake = () => {
    isWoken = true;
    if (!isAtWork) void work();
  };
  const timer = setInterval(() => {
    for (const kept of library.all()) endHolds(kept, now().getTime());
    wake();
  }, TICK_MS);
  timer.unref();
  return { wake, stop: () => clearInterval(timer) };
}

/** A hold ends without anybody writing a row, so the shard itself remembers when to look again. */
function endHolds({ shard, inbox }: KeptShard, now: number): void {
  for (const [id, at] of shard.holdEnds) if (at <= now) inbox.ids.add(id);
}

function isWorn({ shard, bytes }: KeptShard, now: Date): boolean {
  const age = numberOfDay(todayInRiyadh(now)) - shard.window.first;
  return age > OLD_DAYS || shard.cards.wasted > MOST_WASTE * bytes;
}
