import type { Reachable } from "#api/testing/guests/cart-guest.ts";
import { sentMessages } from "#tools/reliability/environment/sent-messages.ts";
import { answerText } from "./answer-text.ts";
import type { GoldenEnvironment } from "./golden-environment.ts";
import { replaceRandomValues } from "./replace-random-values.ts";

type Headers = Record<string, string>;
type Call = Omit<Parameters<Reachable["inject"]>[0], "payload"> & { headers: Headers; payload?: object | string };
type Message = Awaited<ReturnType<typeof sentMessages>>[number] & { from?: string; html?: string; headers?: object };

/** The record of a walk: its calls with their answers, and the messages that it caused. */
export function walkRecord({ app, clock, sandbox }: GoldenEnvironment) {
  const replace = replaceRandomValues({ [sandbox.url]: "<sandbox>" });
  const entries: string[] = [];
  let isRecording = true;

  const write = (title: string, text: string) => {
    if (isRecording) entries.push(replace(`=== ${entries.length + 1} ${title}\n${text}`));
  };
  return {
    text: () => entries.join("\n"),
    note: (sentence: string) => write(sentence, ""),
    /** Runs calls without recording their answers. */
    unrecorded: async (calls: () => Promise<unknown>) => {
      isRecording = false;
      await calls();
      isRecording = true;
    },
    /** Sends a call one second after the previous one, and records its answer. */
    inject: async (call: Call) => {
      await clock.advance(1);
      const answer = await app.inject(call);
      const sent = typeof call.payload === "string" ? call.payload : JSON.stringify(call.payload);
      write(`${call.method} ${call.url}`, `${sent === undefined ? "" : `> ${sent}\n`}${answerText(answer)}`);
      return answer;
    },
    /** Records the messages about orders to a recipient, in an order that does not depend on their arrival. */
    messages: async (to: string) => {
      const all: Message[] = await sentMessages(sandbox, to);
      const found = all.filter(({ text }) => /\bC\d{9}\b/.test(text));
      const texts = found.map(({ kind, from, to: recipient, subject, text, html, headers }) =>
        [`${kind} ${from} → ${recipient}`, subject, JSON.stringify(headers), text, html, ""].join("\n"),
      );
      write(`messages to ${to}: ${found.length}`, texts.toSorted().join("\n"));
      return found;
    },
  };
}
