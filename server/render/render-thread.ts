import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { type BuiltFiles, builtPages, type RenderedPage } from "#server/pages/built-pages.ts";
import type { ApiText, CallForText } from "#server/pages/page-calls.ts";
import type { FromThread, PageJob, ToThread } from "./render-messages.ts";

// The thread that renders pages. It has no database: the main thread answers the calls of its pages.
const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

/** The thread that answers calls gets twice the share of a core that both need. */
const LOWER_PRIORITY = 3;
// Other systems would lower the priority of the whole process. One that starts even lower may not raise it.
if (process.platform === "linux") setPriority(Math.max(LOWER_PRIORITY, getPriority()));

const guests = new Map<number, AbortController>();
const calls = new Map<number, { resolve: (answer: ApiText) => void; reject: (error: Error) => void }>();
let lastCall = 0;

const renderPage = await builtPages(workerData as BuiltFiles);
port.on("message", receive);
send({ kind: "ready" });

function send(message: FromThread, transferred: ArrayBuffer[] = []): void {
  port?.postMessage(message, transferred);
}

function receive(message: ToThread): void {
  if (message.kind === "page") void render(message.job);
  else if (message.kind === "guest-left") guests.get(message.id)?.abort();
  else if (message.kind === "api-answer") calls.get(message.callId)?.resolve(message.answer);
  else if (message.kind === "api-failure") calls.get(message.callId)?.reject(new Error("The call of a page failed."));
  else send({ kind: "pong" });
}

async function render({ id, url, method, headers, body, visit }: PageJob): Promise<void> {
  const guest = new AbortController();
  guests.set(id, guest);
  try {
    const request = new Request(url, { method, headers, body, signal: guest.signal });
    const page = await renderPage(request, { ...visit, dispatch: callsOf(id) });
    send({ kind: "rendered", id, page }, ownBuffer(page.body));
  } catch (error) {
    send({ kind: "failed", id, error: sendable(error) });
  } finally {
    guests.delete(id);
  }
}

/** What was thrown may carry values that cannot be sent. */
function sendable(error: unknown): Error {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return Object.assign(new Error(message), { name, stack });
}

/** Bytes with a buffer of their own are transferred; small ones may share theirs, and are copied. */
function ownBuffer(body: RenderedPage["body"]): ArrayBuffer[] {
  return body && body.byteLength === body.buffer.byteLength ? [body.buffer] : [];
}

function callsOf(id: number): CallForText {
  return async ({ signal, ...request }) => {
    signal?.throwIfAborted();
    const callId = ++lastCall;
    const cancel = () => {
      send({ kind: "api-call-cancelled", callId });
      calls.get(callId)?.reject(signal?.reason);
    };
    signal?.addEventListener("abort", cancel, { once: true });
    try {
      return await new Promise<ApiText>((resolve, reject) => {
        calls.set(callId, { resolve, reject });
        send({ kind: "api-call", call: { ...request, callId, id } });
      });
    } finally {
      calls.delete(callId);
      signal?.removeEventListener("abort", cancel);
    }
  };
}
