/** What the library needs to know of a shard. */
type Shelved = { bytes: number };

type LibraryOptions<Kept> = {
  load: (cityId: number) => Promise<Kept>;
  /** Told of a shard that was replaced or had to make room. */
  onGone: (kept: Kept) => void;
  budgetBytes: number;
};

/** The shards in memory, the longest unused first. Each is loaded once, however many ask for it at the same time. */
export type ShardLibrary<Kept> = {
  /** The shard if it is here; being asked for makes it the last to go. */
  take: (cityId: number) => Kept | undefined;
  /** Reads a shard, anew if it is here, while the old one goes on answering. */
  read: (cityId: number) => Promise<Kept>;
  isReading: (cityId: number) => boolean;
  readings: () => Promise<Kept>[];
  all: () => Kept[];
};

export function openLibrary<Kept extends Shelved>(options: LibraryOptions<Kept>): ShardLibrary<Kept> {
  const shelf = new Map<number, Kept>();
  const reading = new Map<number, Promise<Kept>>();
  const put = (cityId: number, kept: Kept) => {
    const old = shelf.get(cityId);
    shelf.delete(cityId);
    shelf.set(cityId, kept);
    for (const gone of [...(old ? [old] : []), ...makeRoom(shelf, options.budgetBytes)]) options.onGone(gone);
    return kept;
  };
  const load = async (cityId: number) => put(cityId, await options.load(cityId));
  return {
    take: (cityId) => {
      const kept = shelf.get(cityId);
      if (kept) {
        shelf.delete(cityId);
        shelf.set(cityId, kept);
      }
      return kept;
    },
    read: (cityId) => {
      const running = reading.get(cityId) ?? load(cityId).finally(() => reading.delete(cityId));
      reading.set(cityId, running);
      return running;
    },
    isReading: (cityId) => reading.has(cityId),
    readings: () => [...reading.values()],
    all: () => [...shelf.values()],
  };
}

/** Takes the longest unused off the shelf. The last always stays: better held too large than read for every guest. */
function makeRoom<Kept extends Shelved>(shelf: Map<number, Kept>, budgetBytes: number): Kept[] {
  const gone: Kept[] = [];
  let bytes = [...shelf.values()].reduce((sum, kept) => sum + kept.bytes, 0);
  for (const [cityId, kept] of shelf) {
    if (bytes <= budgetBytes || shelf.size === 1) break;
    shelf.delete(cityId);
    bytes -= kept.bytes;
    gone.push(kept);
  }
  return gone;
}
