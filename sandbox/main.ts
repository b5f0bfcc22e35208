import { readFileSync } from "node:fs";
import { resumePayments } from "./bank/resume-payments.ts";
import { createSandbox } from "./server.ts";

const port = Number(process.env.SANDBOX_PORT ?? 3002);
const host = process.env.SANDBOX_HOST ?? "127.0.0.1";
const { SANDBOX_TLS_KEY: key, SANDBOX_TLS_CERTIFICATE: cert } = process.env;
const server = createSandbox(key && cert ? { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") } : null);
resumePayments();

/** Reports to the parent process by message; without a parent to the terminal. */
const report = (message: { port: number } | { error: string }) =>
  process.send ? process.send(message) : console.log(message);

server.on("error", (error: NodeJS.ErrnoException) => {
  report({ error: error.code ?? error.message });
  process.exitCode = 1;
  process.disconnect?.();
});
server.listen(port, host, () => {
  const address = server.address();
  report({ port: typeof address === "object" && address ? address.port : port });
});

function stop(): void {
  server.close();
  server.closeAllConnections();
  if (process.connected) process.disconnect();
}
process.on("SIGTERM", stop);
// Ctrl-C reaches the whole group; a child waits for its parent, which has exited when the channel closes.
process.on("SIGINT", () => process.connected || stop());
process.on("disconnect", stop);
