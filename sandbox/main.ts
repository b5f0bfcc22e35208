import { readFileSync } from "node:fs";
import type { Server } from "node:net";
import { resumePayments } from "./bank/resume-payments.ts";
import { createMailServer } from "./mail/mail-server.ts";
import { createSandbox } from "./server.ts";

const port = Number(process.env.SANDBOX_PORT ?? 3002);
const mailPort = Number(process.env.SANDBOX_MAIL_PORT ?? (port === 0 ? 0 : port + 1));
const host = process.env.SANDBOX_HOST ?? "127.0.0.1";
const { SANDBOX_TLS_KEY: key, SANDBOX_TLS_CERTIFICATE: cert } = process.env;
const identity = key && cert ? { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") } : null;
const server = createSandbox(identity);
const mailServer = createMailServer(identity ?? undefined);
resumePayments();

/** Reports to the parent process by message; without a parent to the terminal. */
const report = (message: { port: number; mailPort: number } | { error: string }) =>
  process.send ? process.send(message) : console.log(message);

const fail = (error: NodeJS.ErrnoException) => {
  report({ error: error.code ?? error.message });
  process.exitCode = 1;
  process.disconnect?.();
  stop();
};
server.on("error", fail);
mailServer.server.on("error", fail);
mailServer.listen(mailPort, host, () =>
  server.listen(port, host, () => report({ port: portOf(server), mailPort: portOf(mailServer.server) })),
);

function portOf(listening: Server): number {
  const address = listening.address();
  if (typeof address !== "object" || address === null) throw new Error("The sandbox does not listen on a port.");
  return address.port;
}

function stop(): void {
  server.close();
  server.closeAllConnections();
  mailServer.close();
  if (process.connected) process.disconnect();
}
process.on("SIGTERM", stop);
// Ctrl-C reaches the whole group; a child waits for its parent, which has exited when the channel closes.
process.on("SIGINT", () => process.connected || stop());
process.on("disconnect", stop);
