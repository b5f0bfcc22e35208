import { once } from "node:events";
import { createServer } from "node:net";

/** Fails before anything is built when a port is taken or not permitted. Port 0 is always free. */
export async function checkPorts(host: string, ports: readonly number[]): Promise<void> {
  for (const port of ports.filter((wanted) => wanted !== 0)) {
    const probe = createServer().listen(port, host);
    await once(probe, "listening");
    probe.close();
    await once(probe, "close");
  }
}
