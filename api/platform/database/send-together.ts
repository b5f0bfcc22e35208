import type { Writable } from "node:stream";
import type { ClientBase } from "pg";

/** What the driver does not declare: the socket of a connection. */
type Connected = ClientBase & { connection: { stream: Writable } };

/**
 * Sends the queries of one turn of the event loop in one packet. The driver writes each of them to the socket by itself,
 * and a system call costs more than most queries.
 */
export function sendTogether(client: ClientBase): void {
  const { stream } = (client as Connected).connection;
  const write = stream.write.bind(stream) as (...values: unknown[]) => boolean;
  let isCorked = false;
  const uncork = () => {
    isCorked = false;
    stream.uncork();
  };
  const writeLater = (...values: unknown[]) => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(uncork);
    }
    return write(...values);
  };
  stream.write = writeLater as typeof stream.write;
}
