import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { scaled } from "./clock.ts";
import type { GeneralFault } from "./faults.ts";

const SILENCE_MS = 60_000;
const BYTE_MS = 1_000;
const HUGE_BYTES = 8 * 1024 * 1024;

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

/** Ends a request with a fault. Delays are scaled by TIME_SCALE, like our own timeouts. */
const faultActions: Record<GeneralFault, (response: ServerResponse, text: string) => Promise<void> | void> = {
  refuse: (response) => void response.socket?.resetAndDestroy(),
  silent: async (response) => {
    await wait(scaled(SILENCE_MS), undefined, { ref: false });
    response.destroy();
  },
  slow: async (response, text) => {
    response.writeHead(200, JSON_TYPE);
    for (const character of text) {
      if (response.destroyed) return;
      response.write(character);
      await wait(scaled(BYTE_MS), undefined, { ref: false });
    }
    response.end();
  },
  "500": (response) => void response.writeHead(500, JSON_TYPE).end(`{"error":"nothing was done"}`),
  "500-but-done": (response) => void response.writeHead(500, JSON_TYPE).end(`{"error":"but it was done"}`),
  "cut-json": (response, text) => void response.writeHead(200, JSON_TYPE).end(text.slice(0, text.length / 2)),
  redirect: (response) => void response.writeHead(302, { location: "/health" }).end(),
  huge: (response) => void response.writeHead(200, JSON_TYPE).end(Buffer.alloc(HUGE_BYTES, " ")),
};

export async function injectFault(fault: GeneralFault, response: ServerResponse, text: string): Promise<void> {
  await faultActions[fault](response, text);
}
