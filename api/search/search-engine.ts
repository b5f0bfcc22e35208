import { type DescribePictures, plainDescriptions } from "#api/picture/describe-pictures.ts";
import type { Db } from "#api/platform/database/database.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { type AnswerHead, writeAnswer } from "./answer/write-answer.ts";
import type { KeptShard } from "./cache/cached-shard.ts";
import { keepShards } from "./cache/keep-shards-current.ts";
import { loadShard } from "./cache/load-shard.ts";
import { refreshHomes } from "./cache/refresh-properties.ts";
import { openLibrary, type ShardLibrary } from "./cache/shard-cache.ts";
import { type ChangeFeed, followChanges } from "./feed/change-feed.ts";
import { openInboxes } from "./feed/pending-changes.ts";
import { findHomes } from "./query/find-properties.ts";
import { noSuchCity } from "./query/read-query.ts";
import { type Shard, sizeOfShard } from "./shard/shard.ts";
import type { HomeQuery } from "./shard/shard-query.ts";

export type EngineOptions = {
  db: Db;
  secrets: readonly string[];
  budgetBytes: number;
  now: () => Date;
  see?: DescribePictures | undefined;
  onFailure?: (failure: unknown) => void;
};

export type SearchEngine = {
  /** The answer to a search of a city, as JSON. */
  answer: (cityId: number, query: HomeQuery, head: AnswerHead) => Promise<Buffer>;
  /** The homes of a city, up to the night that is asked for at least. */
  shardOf: (cityId: number, lastNight: number) => Promise<Shard>;
  library: ShardLibrary<KeptShard>;
  /** Searches that found their city in memory, and those that waited for it. */
  tally: { hits: number; misses: number };
  /** When the database was last heard of, in ms; 0 before the first search. */
  heardAt: () => number;
  /** Takes in all that was committed before it was asked to. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Searches over city shards that follow the database. Nothing is read and nobody is listened to before the first. */
export function openEngine(options: EngineOptions): SearchEngine {
  const { db, secrets, budgetBytes, now, see = plainDescriptions, onFailure = () => {} } = options;
  const inboxes = openInboxes();
  const tally = { hits: 0, misses: 0 };
  let following: Promise<ChangeFeed> | null = null;
  let feed: ChangeFeed | null = null;
  const refresh = (kept: Pick<KeptShard, "shard" | "labels" | "inbox">) => refreshHomes(db, kept, secrets);
  const library = openLibrary<KeptShard>({
    budgetBytes,
    onGone: ({ shard, inbox }) => inboxes.close(shard.cityId, inbox),
    load: async (cityId) => {
      following ??= follow();
      feed = await following;
      const inbox = inboxes.open(cityId);
      try {
        const loaded = await loadShard(db, cityId, { today: todayInRiyadh(now()), secrets });
        if (!loaded) throw noSuchCity();
        await refresh({ ...loaded, inbox });
        return { ...loaded, inbox, bytes: sizeOfShard(loaded.shard), loadedAt: now().getTime() };
      } catch (failure) {
        inboxes.close(cityId, inbox);
        throw failure;
      }
    },
  });
  const keeper = keepShards({ library, refresh, now, onFailure });
  const follow = () =>
    followChanges({
      pool: db.$client,
      onChanges: (changes) => {
        inboxes.deliver(changes);
        void keeper.tend();
      },
      onGap: inboxes.deliverAll,
      onLost: onFailure,
    });
  const shardOf = async (cityId: number, lastNight: number) => {
    const kept = library.take(cityId);
    const isHere = kept && lastNight < kept.shard.window.first + kept.shard.window.nights;
    tally[isHere ? "hits" : "misses"]++;
    return (isHere ? kept : await library.read(cityId)).shard;
  };
  return {
    library,
    tally,
    shardOf,
    heardAt: () => feed?.heardAt() ?? 0,
    answer: async (cityId, query, head) => {
      const shard = await shardOf(cityId, query.checkIn + query.nights - 1);
      return writeAnswer(shard, query, findHomes(shard, query), head, see);
    },
    catchUp: async () => {
      if (feed) await lookUntilHeard(feed);
      for (let tries = 0; tries < MOST_TRIES && (tries === 0 || library.all().some(hasMail)); tries++) {
        await keeper.tend();
        await Promise.all(library.readings());
      }
    },
    stop: async () => {
      keeper.stop();
      await (await following)?.stop();
    },
  };
}

/** A change may come while its city is being read, and is then read after it. */
const MOST_TRIES = 5;

function hasMail({ inbox }: KeptShard): boolean {
  return inbox.everything || inbox.ids.size > 0;
}

/** A look that the database did not answer in time tells nothing, so it is made again. */
async function lookUntilHeard(feed: ChangeFeed): Promise<void> {
  const asked = Date.now();
  for (let looks = 0; looks < MOST_TRIES; looks++) {
    await feed.look();
    if (feed.heardAt() >= asked) return;
  }
}
