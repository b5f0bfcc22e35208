import type { Page } from "@playwright/test";

export type Held = { releaseScripts?: () => void; runningCalls?: number };

/** Reads that are sent as POST. Every other call that is not a GET would change what the next press finds. */
const READS = /search|prices-policies|carousel|cards|compare|lookup|review|dates|rewards|event/;

/** The modules of every document wait until `releaseScripts`; the inline script of the page runs. */
export async function holdScripts(page: Page): Promise<void> {
  await page.addInitScript((reads) => {
    const append = Element.prototype.append;
    const waiting: (() => void)[] = [];
    let isHeld = true;
    Element.prototype.append = function (this: Element, ...nodes: (Node | string)[]) {
      if (isHeld && this === document.head) waiting.push(() => append.apply(this, nodes));
      else append.apply(this, nodes);
    };
    (globalThis as Held).releaseScripts = () => {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
    };
    const { fetch } = globalThis;
    const held = globalThis as Held;
    held.runningCalls = 0;
    globalThis.fetch = async (input, init) => {
      const { method, url } = new Request(input, init);
      const isWrite = method !== "GET" && url.includes("/api/") && !new RegExp(reads).test(url);
      if (isWrite) return new Response(null, { status: 503 });
      held.runningCalls = (held.runningCalls ?? 0) + 1;
      return fetch(input, init).finally(() => {
        held.runningCalls = (held.runningCalls ?? 1) - 1;
      });
    };
  }, READS.source);
}
