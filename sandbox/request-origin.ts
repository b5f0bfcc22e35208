import type { IncomingMessage } from "node:http";
import { TLSSocket } from "node:tls";

/** The origin at which a request reached the sandbox. */
export function requestOrigin({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): string {
  return `${socket instanceof TLSSocket ? "https" : "http"}://${headers.host}`;
}
