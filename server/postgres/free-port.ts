import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that operating systems give to connections and to servers without a port of their own. */
const FIRST_PORT = 20_000;
const PORTS = 12_000;
const MAX_ATTEMPTS = 100;

/** A port nobody listens on at this moment, and that nobody gets by chance before the caller listens on it. */
export async function freePort(): Promise<number> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${MAX_ATTEMPTS} ports was free.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
