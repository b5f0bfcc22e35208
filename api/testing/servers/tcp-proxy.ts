import { connect, createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A TCP proxy between the product and its database. */
export type TcpProxy = {
  url: string;
  /** Closes every connection and refuses new ones. */
  disconnect: () => void;
  /** Keeps every connection open and forwards nothing, like a broken router. */
  stall: () => void;
  /** Forwards again; bytes that arrived during a stall are lost. */
  restore: () => void;
};

export async function aTcpProxy(target: URL): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let state: "forwarding" | "disconnected" | "stalled" = "forwarding";
  const server: Server = createServer((near) => {
    if (state === "disconnected") return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("data", (bytes) => state === "forwarding" && to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => {
        to.destroy();
        open.delete(from);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const closeAll = () => {
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    closeAll();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return {
    url: Object.assign(new URL(target), { port: String(port) }).href,
    disconnect: () => {
      state = "disconnected";
      closeAll();
    },
    stall: () => {
      state = "stalled";
    },
    restore: () => {
      if (state === "stalled") closeAll();
      state = "forwarding";
    },
  };
}
