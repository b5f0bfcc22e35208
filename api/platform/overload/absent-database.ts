/** Nobody has got a connection for so long although somebody waits: the database is away, not busy. */
const SILENT_MS = 1_000;

export type AbsentDatabase = {
  beginConnect: () => void;
  endConnect: (isConnected: boolean) => void;
  /** How many wait for a connection while the database is away. */
  waiting: () => number;
};

/** Knows who waits for a database that is away, and not for others who use it. */
export function absentDatabase(now: () => number = () => performance.now()): AbsentDatabase {
  let waiting = 0;
  let hasFailed = false;
  let silentSince = now();
  return {
    beginConnect: () => {
      if (waiting === 0) silentSince = now();
      waiting += 1;
    },
    endConnect: (isConnected) => {
      waiting -= 1;
      hasFailed = !isConnected;
      if (isConnected) silentSince = now();
    },
    waiting: () => (hasFailed || now() - silentSince > SILENT_MS ? waiting : 0),
  };
}
