import { connect, createServer, type Socket } from "node:net";

/** What becomes of one COMMIT: it never arrives, its answer never arrives, or its backend is ended while it is at it. */
export const commitFates = ["unsent", "unanswered", "killed"] as const;
export type CommitFate = (typeof commitFates)[number];

type Strike = { fate: CommitFate; after: number };
export type CommitCable = {
  url: string;
  /** The next COMMIT but so many meets this fate. */
  strike: (fate: CommitFate, after: number) => void;
  hasStruck: () => boolean;
  close: () => void;
};

/** A simple query as PostgreSQL's protocol writes it: its sign, its length, its text, a zero. */
const COMMIT = Buffer.from("Q\0\0\0\x0bCOMMIT\0", "latin1");
/** The message in which a new backend names its process. */
const KEY_DATA = Buffer.from("K\0\0\0", "latin1");

/** Stands between the product and its database, and breaks just when a transaction is to be kept. */
export async function commitCable(target: URL, end: (backend: number) => Promise<unknown>): Promise<CommitCable> {
  const open = new Set<Socket>();
  let planned: Strike | null = null;
  const fateOf = (bytes: Buffer): CommitFate | null => {
    if (!planned || !bytes.includes(COMMIT)) return null;
    const { fate } = planned;
    planned = planned.after > 0 ? { ...planned, after: planned.after - 1 } : null;
    return planned ? null : fate;
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let backend = 0;
    let isDeaf = false;
    const hangUp = () => {
      near.destroy();
      far.destroy();
    };
    near.on("data", (bytes: Buffer) => {
      const fate = fateOf(bytes);
      if (fate === "unsent") return hangUp();
      isDeaf = fate === "unanswered";
      far.write(bytes);
      if (fate === "killed") void end(backend);
    });
    far.on("data", (bytes: Buffer) => {
      if (isDeaf) return hangUp();
      const key = backend === 0 ? bytes.indexOf(KEY_DATA) : -1;
      if (key >= 0) backend = bytes.readInt32BE(key + 5);
      near.write(bytes);
    });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", hangUp).on("close", hangUp);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: Object.assign(new URL(target), { hostname: "127.0.0.1", port: String(port) }).href,
    strike: (fate, after) => {
      planned = { fate, after };
    },
    hasStruck: () => planned === null,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
