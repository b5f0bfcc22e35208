import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

/** The sandbox in its own process. */
export type TestSandbox = {
  url: string;
  /** The address of its mail server. */
  mailUrl: string;
  /** The next requests to a path get this fault. */
  setFault: (path: string, fault: string, times?: number) => Promise<void>;
  clearFaults: () => Promise<unknown>;
  /** What it received for a recipient, newest first. */
  messages: <Message>(to: string) => Promise<Message[]>;
  deleteMessages: () => Promise<unknown>;
  /** The page that shows what it received. */
  messagesPage: () => Promise<string>;
  stop: () => Promise<unknown>;
};

/** Its delays shrink with `timeScale`: at 0.02 it does not answer for 1.2 s, and a slow byte takes 20 ms. */
export async function testSandbox(timeScale: number): Promise<TestSandbox> {
  const env = { ...process.env, SANDBOX_PORT: "0", SANDBOX_MAIL_PORT: "0", TIME_SCALE: String(timeScale) };
  const options = { env, execArgv: ["--disable-warning=ExperimentalWarning"] };
  const child: ChildProcess = fork(resolve(import.meta.dirname, "../../../sandbox/main.ts"), options);
  const [message] = (await once(child, "message")) as [{ port: number; mailPort: number }];
  const url = `http://127.0.0.1:${message.port}`;
  return {
    url,
    mailUrl: `smtp://demo:any@127.0.0.1:${message.mailPort}`,
    setFault: async (path, fault, times = 1) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ path, fault, times });
      const { status } = await fetch(`${url}/faults`, { method: "POST", headers, body });
      if (status !== 201) throw new Error(`The sandbox knows no fault ${fault}.`);
    },
    clearFaults: () => fetch(`${url}/faults`, { method: "DELETE" }),
    messages: async (to) => (await (await fetch(`${url}/inbox.json?to=${encodeURIComponent(to)}`)).json()).messages,
    deleteMessages: () => fetch(`${url}/inbox`, { method: "DELETE" }),
    messagesPage: async () => (await fetch(`${url}/inbox`)).text(),
    stop: () => {
      child.disconnect();
      return once(child, "exit");
    },
  };
}
