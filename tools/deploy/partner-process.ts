import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "#server/root.ts";

type Ports = { port: number; mailPort: number };
export type PartnerProcess = { port: number; mailPort: number; stop: () => Promise<void> };

/** The sandbox as companies are: a server elsewhere, with HTTPS and keys of this merchant. It starts none of our code. */
export async function startPartners(env: Record<string, string>): Promise<PartnerProcess> {
  const child = fork(join(ROOT, "sandbox/main.ts"), {
    env: { ...process.env, SANDBOX_PORT: "0", TIME_SCALE: "0.02", ...env },
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const [message] = (await once(child, "message")) as [Ports | { error: string }];
  if (!("port" in message)) throw new Error(`The sandbox did not start: ${message.error}`);
  return {
    ...message,
    stop: async () => {
      if (!child.connected) return;
      child.disconnect();
      await once(child, "exit");
    },
  };
}
