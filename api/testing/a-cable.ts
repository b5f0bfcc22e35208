import { connect, createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** Stands between the product and its database. */
export type Cable = {
  url: string;
  /** Ends every connection and refuses new ones. */
  cut: () => void;
  /** Keeps every connection open and carries nothing, as a router does that has lost its way. */
  muffle: () => void;
  /** Carries again; what was muffled has been lost for good. */
  mend: () => void;
};

export async function aCable(target: URL): Promise<Cable> {
  const open = new Set<Socket>();
  let state: "whole" | "cut" | "muffled" = "whole";
  const server: Server = createServer((near) => {
    if (state === "cut") return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("data", (bytes) => state === "whole" && to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => {
        to.destroy();
        open.delete(from);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    hangUp();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return {
    url: Object.assign(new URL(target), { port: String(port) }).href,
    cut: () => {
      state = "cut";
      hangUp();
    },
    muffle: () => {
      state = "muffled";
    },
    mend: () => {
      if (state === "muffled") hangUp();
      state = "whole";
    },
  };
}
