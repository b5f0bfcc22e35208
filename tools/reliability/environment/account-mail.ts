import { setTimeout as pause } from "node:timers/promises";
import { sentMessages } from "./sent-messages.ts";

const TIMEOUT_MS = 60_000;

/** The code of the newest message to a recipient, after `count` messages with a code have arrived. */
export async function mailedCode(sandbox: { url: string }, to: string, count = 1): Promise<string> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    const texts = (await sentMessages(sandbox, to)).map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? "");
    const codes = texts.filter((code) => code !== "");
    if (codes.length >= count) return codes[0] ?? "";
    if (Date.now() > until) throw new Error(`${to} got ${codes.length} codes of ${count}.`);
    await pause(50);
  }
}
