import { connect, createServer, type Socket } from "node:net";

/** The fault of one COMMIT: it does not arrive, its answer does not arrive, or its backend is terminated. */
export const commitFaults = ["unsent", "unanswered", "killed"] as const;
export type CommitFault = (typeof commitFaults)[number];

type PlannedFault = { fault: CommitFault; after: number };
export type CommitProxy = {
  url: string;
  /** Plans a fault for the next COMMIT after `after` others. */
  plan: (fault: CommitFault, after: number) => void;
  wasInjected: () => boolean;
  close: () => void;
};

/** A simple query in PostgreSQL's protocol: its type, its length, its text, a zero. */
const COMMIT = Buffer.from("Q\0\0\0\x0bCOMMIT\0", "latin1");
/** The message in which a new backend sends its process id. */
const KEY_DATA = Buffer.from("K\0\0\0", "latin1");

/** A proxy between the product and its database that breaks the connection at a COMMIT. */
export async function startCommitProxy(
  target: URL,
  terminate: (backend: number) => Promise<unknown>,
): Promise<CommitProxy> {
  const open = new Set<Socket>();
  let planned: PlannedFault | null = null;
  const takeFault = (bytes: Buffer): CommitFault | null => {
    if (!planned || !bytes.includes(COMMIT)) return null;
    const { fault } = planned;
    planned = planned.after > 0 ? { ...planned, after: planned.after - 1 } : null;
    return planned ? null : fault;
  };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let backend = 0;
    let dropsAnswer = false;
    const disconnect = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on("data", (bytes: Buffer) => {
      const fault = takeFault(bytes);
      if (fault === "unsent") return disconnect();
      dropsAnswer = fault === "unanswered";
      upstream.write(bytes);
      if (fault === "killed") void terminate(backend);
    });
    upstream.on("data", (bytes: Buffer) => {
      if (dropsAnswer) return disconnect();
      const key = backend === 0 ? bytes.indexOf(KEY_DATA) : -1;
      if (key >= 0) backend = bytes.readInt32BE(key + 5);
      client.write(bytes);
    });
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", disconnect).on("close", disconnect);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: Object.assign(new URL(target), { hostname: "127.0.0.1", port: String(port) }).href,
    plan: (fault, after) => {
      planned = { fault, after };
    },
    wasInjected: () => planned === null,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
