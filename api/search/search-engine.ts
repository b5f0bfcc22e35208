import { type AppliedChanges, openAppliedChanges } from "#api/freshness/applied-changes.ts";
import type { NightRange, Shown } from "#api/freshness/shown-properties.ts";
import { type DescribePictures, plainDescriptions } from "#api/picture/describe-pictures.ts";
import type { Db } from "#api/platform/database/database.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { openAnswers, type PendingHead } from "./answer/answer-from-shard.ts";
import type { Answer } from "./answer/repeated-answers.ts";
import type { CachedShard } from "./cache/cached-shard.ts";
import { isFollowed } from "./cache/is-followed.ts";
import { keepShardsCurrent } from "./cache/keep-shards-current.ts";
import { loadShard } from "./cache/load-shard.ts";
import { refreshProperties } from "./cache/refresh-properties.ts";
import { reportChanges } from "./cache/report-changes.ts";
import { openShardCache, type ShardCache } from "./cache/shard-cache.ts";
import { type ChangeFeed, followChanges } from "./feed/change-feed.ts";
import { openPendingChanges } from "./feed/pending-changes.ts";
import { noSuchCity } from "./query/read-query.ts";
import { shownBy } from "./query/shown-by.ts";
import { type Shard, sizeOfShard } from "./shard/shard.ts";
import type { ShardQuery } from "./shard/shard-query.ts";

export type EngineOptions = {
  db: Db;
  /** Past a connection pooler, for the change feed; without it the address of `db`. */
  directUrl?: string | null;
  secrets: readonly string[];
  budgetBytes: number;
  now: () => Date;
  /** Stores which properties changed. */
  changes?: AppliedChanges;
  describePictures?: DescribePictures | undefined;
  onFailure?: (failure: unknown) => void;
};

export type SearchEngine = {
  /** The answer to a search of a city: written now, or a stored one that would be written in the same way. */
  answer: (cityId: number, query: ShardQuery, head: PendingHead) => Promise<Answer>;
  /** What the answer to a search shows, or the answer about stays of the same length from several days. */
  shownBy: (cityId: number, query: ShardQuery, checkIns?: readonly number[]) => Shown;
  /** The shard of a city, which includes the last night of the search. */
  shardOf: (cityId: number, lastNight: number) => Promise<Shard>;
  shards: ShardCache<CachedShard>;
  /** Searches that found their city in memory, those that waited for it, and those that got a stored answer. */
  tally: { hits: number; misses: number; repeated: number };
  /** When the database last answered the change feed, in ms; 0 before the first search. */
  lastAnswerAt: () => number;
  /** Reads everything that was committed before the call. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Searches over city shards that follow the database. It opens no connection before the first search. */
export function openEngine(options: EngineOptions): SearchEngine {
  const { db, directUrl, secrets, budgetBytes, now, changes = openAppliedChanges() } = options;
  const { describePictures = plainDescriptions, onFailure = () => {} } = options;
  const pendingChanges = openPendingChanges();
  const tally = { hits: 0, misses: 0, repeated: 0 };
  let following: Promise<ChangeFeed> | null = null;
  let feed: ChangeFeed | null = null;
  const refresh = (cached: Pick<CachedShard, "shard" | "labels" | "pending">) => {
    const { cityId } = cached.shard;
    const onRefreshed = (propertyId: number, nights: NightRange | null, isRepeated: boolean) =>
      changes.add({ cityId, propertyId, nights, isRepeated });
    return refreshProperties(db, cached, { secrets, onRefreshed });
  };
  const shards = openShardCache<CachedShard>({
    budgetBytes,
    onRemoved: ({ shard, pending }) => {
      pendingChanges.close(shard.cityId, pending);
      changes.add({ cityId: shard.cityId, propertyId: null, nights: null });
    },
    load: async (cityId) => {
      following ??= follow();
      feed = await following;
      const pending = pendingChanges.open(cityId);
      try {
        const loaded = await loadShard(db, cityId, { today: todayInRiyadh(now()), secrets });
        if (!loaded) throw noSuchCity();
        await refresh({ ...loaded, pending });
        return { ...loaded, pending, bytes: sizeOfShard(loaded.shard), loadedAt: now().getTime() };
      } catch (failure) {
        pendingChanges.close(cityId, pending);
        throw failure;
      }
    },
  });
  const updater = keepShardsCurrent({ shards, refresh, now, onFailure });
  const follow = () =>
    followChanges({
      connection: { ...db.$client.options, ...(directUrl && { connectionString: directUrl }) },
      ...reportChanges({ pendingChanges, changes, shards: shards.all, update: updater.update }),
      onFailure,
    });
  changes.follow((shown) =>
    isFollowed(shown, { shards: shards.all(), silenceMs: Date.now() - (feed?.lastAnswerAt() ?? 0) }),
  );
  const shardOf = async (cityId: number, lastNight: number) => {
    const cached = shards.get(cityId);
    const isHit = cached && lastNight < cached.shard.window.first + cached.shard.window.nights;
    tally[isHit ? "hits" : "misses"]++;
    return (isHit ? cached : await shards.load(cityId)).shard;
  };
  const isCurrent = (shard: Shard) => shards.get(shard.cityId)?.shard === shard;
  const answerFrom = openAnswers({ changes, describePictures, isCurrent, onRepeated: () => tally.repeated++ });
  return {
    shards,
    tally,
    shardOf,
    lastAnswerAt: () => feed?.lastAnswerAt() ?? 0,
    answer: async (cityId, query, head) =>
      answerFrom(await shardOf(cityId, query.checkIn + query.nights - 1), query, head),
    shownBy: (cityId, query, checkIns) => shownBy(shards.get(cityId)?.shard, cityId, query, checkIns),
    catchUp: async () => {
      if (feed) await pollUntilAnswered(feed);
      for (let attempt = 0; attempt < MAX_ATTEMPTS && (attempt === 0 || shards.all().some(hasPending)); attempt++) {
        await updater.update();
        await Promise.all(shards.loads());
      }
    },
    stop: async () => {
      updater.stop();
      await (await following)?.stop();
    },
  };
}

/** A change may arrive while its city is loading, and is then read in another round. */
const MAX_ATTEMPTS = 5;

function hasPending({ pending }: CachedShard): boolean {
  return pending.everything || pending.ids.size > 0;
}

/** A poll that the database did not answer in time reports nothing, so it is repeated. */
async function pollUntilAnswered(feed: ChangeFeed): Promise<void> {
  const began = Date.now();
  for (let polls = 0; polls < MAX_ATTEMPTS; polls++) {
    await feed.poll();
    if (feed.lastAnswerAt() >= began) return;
  }
}
