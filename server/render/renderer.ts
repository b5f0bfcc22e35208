import { Worker } from "node:worker_threads";
import { type BuiltFiles, responseOf } from "#server/pages/built-pages.ts";
import type { AnswerPage, PageVisit } from "#server/pages/pages.ts";
import { refusalPage } from "#server/pages/refusal-page.ts";
import type { FromThread, PageCall, PageJob, ToThread } from "./render-messages.ts";

/** Pages and router data in the thread at a time; more are refused at once. */
const MAX_OPEN = 256;
const RETRY_AFTER_S = 2;
/** A thread that says nothing for so long has stopped, e.g. in an endless loop. */
const SILENCE_MS = 15_000;
/** The wait before another start of a thread that could not even load. */
const RESTART_MS = 1_000;

type OpenPage = {
  request: Request;
  visit: PageVisit;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
};
type Options = {
  files: BuiltFiles;
  /** Is called when the thread or a call of a page failed. */
  onFault: (fault: Error) => void;
  silenceMs?: number;
  maxOpen?: number;
};

export type Renderer = { answer: AnswerPage; openPages: () => number; close: () => Promise<void> };

/** Starts the thread that renders pages, so that rendering never blocks the event loop that answers calls. */
export async function startRenderer(options: Options): Promise<Renderer> {
  const renderer = new RenderThread(options);
  await renderer.ready;
  return { answer: renderer.answer, openPages: () => renderer.openPages, close: () => renderer.close() };
}

/** One thread and the pages in it. A thread that ends is replaced; its pages answer 503. */
class RenderThread {
  readonly ready: Promise<void>;
  readonly #options: Options;
  readonly #open = new Map<number, OpenPage>();
  readonly #calls = new Map<number, AbortController>();
  readonly #watch: NodeJS.Timeout;
  #thread: Worker | null = null;
  #isLoaded = false;
  #isClosing = false;
  #isSilent = false;
  #lastId = 0;

  constructor(options: Options) {
    this.#options = options;
    this.ready = this.#launch();
    this.ready.catch(() => {});
    this.#watch = setInterval(() => this.#checkSilence(), options.silenceMs ?? SILENCE_MS);
    this.#watch.unref();
  }

  readonly answer: AnswerPage = async (request, visit) => {
    const body = request.body ? await request.arrayBuffer() : null;
    if (!this.#thread || this.#open.size >= (this.#options.maxOpen ?? MAX_OPEN)) return busyPage(request, visit);
    const { dispatch: _, ...plain } = visit;
    const { method, url, headers } = request;
    const id = ++this.#lastId;
    const job: PageJob = { id, method, url, headers: [...headers], body, visit: plain };
    const leave = () => this.#send({ kind: "guest-left", id });
    request.signal.addEventListener("abort", leave, { once: true });
    try {
      return await new Promise<Response>((resolve, reject) => {
        this.#open.set(id, { request, visit, resolve, reject });
        this.#send({ kind: "page", job });
        if (request.signal.aborted) leave();
      });
    } finally {
      this.#open.delete(id);
      request.signal.removeEventListener("abort", leave);
    }
  };

  get openPages(): number {
    return this.#open.size;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#watch);
    await this.#thread?.terminate();
  }

  #launch(): Promise<void> {
    const thread = new Worker(new URL("./render-thread.ts", import.meta.url), { workerData: this.#options.files });
    this.#thread = thread;
    this.#isLoaded = false;
    this.#isSilent = false;
    return new Promise((resolve, reject) => {
      thread.on("message", (message: FromThread) => {
        if (message.kind === "ready") resolve();
        this.#receive(message);
      });
      thread.on("error", (err) => {
        reject(err);
        this.#options.onFault(asError(err));
      });
      thread.on("exit", () => {
        reject(new Error("The thread that renders pages did not start."));
        this.#replace();
      });
    });
  }

  /** The pages in the thread are lost; which of them ended it is unknown. */
  #replace(): void {
    this.#thread = null;
    for (const call of this.#calls.values()) call.abort();
    for (const { request, visit, resolve } of this.#open.values()) resolve(busyPage(request, visit));
    if (this.#isClosing) return;
    this.#options.onFault(new Error("The thread that renders pages ended."));
    const launch = () => !this.#isClosing && this.#launch().catch(() => {});
    if (this.#isLoaded) launch();
    else setTimeout(launch, RESTART_MS).unref();
  }

  #checkSilence(): void {
    if (this.#isSilent && this.#isLoaded) void this.#thread?.terminate();
    this.#isSilent = true;
    this.#send({ kind: "ping" });
  }

  #send(message: ToThread): void {
    this.#thread?.postMessage(message);
  }

  #receive(message: FromThread): void {
    this.#isSilent = false;
    if (message.kind === "ready") this.#isLoaded = true;
    else if (message.kind === "rendered") this.#open.get(message.id)?.resolve(responseOf(message.page));
    else if (message.kind === "failed") this.#open.get(message.id)?.reject(message.error);
    else if (message.kind === "api-call") void this.#callApi(message.call);
    else if (message.kind === "api-call-cancelled") this.#calls.get(message.callId)?.abort();
  }

  async #callApi({ id, callId, ...request }: PageCall): Promise<void> {
    const cancel = new AbortController();
    this.#calls.set(callId, cancel);
    try {
      const answer = await this.#open.get(id)?.visit.dispatch({ ...request, signal: cancel.signal });
      this.#send(answer ? { kind: "api-answer", callId, answer } : { kind: "api-failure", callId });
    } catch (error) {
      if (!cancel.signal.aborted) this.#options.onFault(asError(error));
      this.#send({ kind: "api-failure", callId });
    } finally {
      this.#calls.delete(callId);
    }
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function busyPage(request: Request, visit: PageVisit): Response {
  return refusalPage(request, visit, { status: 503, seconds: RETRY_AFTER_S });
}
