import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export type Answered = {
  path: string;
  /** When it was sent, in ms of this process. */
  at: number;
  ms: number;
  /** The status; 0 when the connection broke after it was accepted; `null` when it was never accepted. */
  status: number | null;
};

export type Load = {
  /** Stops sending and waits for the running requests. */
  stop: () => Promise<readonly Answered[]>;
  answers: readonly Answered[];
};

export type LoadOptions = {
  port: number;
  paths: readonly string[];
  perSecond: number;
  host?: string;
  /** Sent as JSON with every request; without it the requests are GETs. */
  body?: string;
  /** Sends nothing while so many requests are running, so that the load does not block this machine. */
  maxConcurrency?: number;
};

const TICK_MS = 10;
const TIMEOUT_MS = 30_000;

/** Sends at a fixed rate on loopback whether or not answers come: an open loop, as with guests. */
export function openLoad({
  port,
  paths,
  perSecond,
  host = "mabeet-sa.localhost",
  body,
  maxConcurrency = 500,
}: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: maxConcurrency });
  const answers: Answered[] = [];
  const inFlight = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  let sending = true;
  const send = () => {
    const path = paths[sent % paths.length] ?? "/";
    sent += 1;
    const one = ask({ port, path, host, agent, body }).then((answer) => {
      answers.push(answer);
      inFlight.delete(one);
    });
    inFlight.add(one);
  };
  const sender = (async () => {
    while (sending) {
      const due = ((performance.now() - began) / 1000) * perSecond;
      while (sent < due && inFlight.size < maxConcurrency) send();
      await pause(TICK_MS);
    }
  })();
  const stop = async () => {
    sending = false;
    await sender;
    await Promise.all(inFlight);
    agent.destroy();
    return answers;
  };
  return { stop, answers };
}

type Question = { port: number; path: string; host: string; agent: Agent; body: string | undefined };

/** Connects to 127.0.0.1 and names the site in the Host header: Node does not resolve `*.localhost`. */
function ask({ port, path, host, agent, body }: Question): Promise<Answered> {
  const at = performance.now();
  return new Promise((done) => {
    let accepted = false;
    const finish = (status: number | null) => done({ path, at, ms: performance.now() - at, status });
    const headers = { host: `${host}:${port}`, ...(body && { "content-type": "application/json" }) };
    const method = body ? "POST" : "GET";
    const call = request({ host: "127.0.0.1", port, path, method, agent, headers }, (answer) => {
      answer.on("error", () => finish(0));
      answer.on("end", () => finish(answer.statusCode ?? 0));
      answer.resume();
    });
    call.setTimeout(TIMEOUT_MS, () => call.destroy());
    call.on("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => (accepted = true));
      else accepted = true;
    });
    call.on("error", () => finish(accepted ? 0 : null));
    call.end(body);
  });
}

/** The value that this share of the numbers does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
