import { Writable } from "node:stream";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { languages } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { deferStart, earlySubmitGuard } from "#web/hydration/deferred-start.ts";
import { registerNamespaces } from "#web/i18n/lazy-namespaces.ts";
import { errorText } from "#web/lib/request/error-text.ts";
import { experimentsOf } from "#web/lib/request/experiments.ts";
import { localeCookies, localeOf } from "#web/lib/request/locale.ts";
import {
  experimentsContext,
  localeContext,
  type ScriptFiles,
  type Visit,
  visitContext,
} from "#web/lib/request/visit.ts";
import { withCookies } from "#web/lib/storage/cookies.ts";
import { registerMessages } from "./i18n/load-messages.ts";
import { NonceContext } from "./shared/nonce-context.ts";
import { renderPersonalParts } from "./shell/personal-parts.tsx";

for (const language of languages) {
  registerMessages(language, messagesOf(language));
  registerNamespaces(language, lazyMessagesOf(language));
}

/** The whole page is rendered before it is sent: no inline patches, the right status, readable without JavaScript. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));
  const { nonce, scriptFiles } = context.get(visitContext);
  const files = scriptFiles(context.get(localeContext).language);
  return renderSequentially(async () => {
    if (request.signal.aborted) return new Response(null, { status: CLIENT_LEFT });
    const { html, isBroken } = await renderTree(router, request.url, nonce);
    bodies.set(context, import.meta.env.PROD ? withDeferredStart(html, nonce, files) : html);
    return new Response(null, { status: isBroken ? 500 : status, headers });
  });
}

/** The bytes of rendered pages. A `Response` would copy them several times. */
const bodies = new WeakMap<object, Buffer>();
const PRELOAD = '<link rel="modulepreload"';

/** The guard of forms ends the head. The modules are named in the head or at the end, so only what follows is rewritten. */
function withDeferredStart(html: Buffer, nonce: string, files: ScriptFiles): Buffer {
  const positions = [html.indexOf("</head>"), html.indexOf(PRELOAD)].filter((position) => position >= 0);
  const start = positions.length > 0 ? Math.min(...positions) : 0;
  const rest = deferStart(html.toString("utf8", start), nonce, files);
  const guarded = rest.replace("</head>", () => `${earlySubmitGuard(nonce)}</head>`);
  return Buffer.concat([html.subarray(0, start), Buffer.from(guarded)]);
}

const CLIENT_LEFT = 499;
/** React never waits for the reader of a page. */
const MAX_PAGE_BYTES = 64 * 1024 * 1024;
let lastRender: Promise<unknown> = Promise.resolve();

/** A render takes the thread for tens of milliseconds, so between two of them other requests get their turn. */
function renderSequentially<Result>(render: () => Promise<Result>): Promise<Result> {
  const rendered = lastRender.then(() => yieldToEventLoop()).then(render);
  lastRender = rendered.catch(() => {});
  return rendered;
}

/** Renders a page whose data has loaded; `isBroken` when a part of it failed. */
export function renderTree(router: EntryContext, url: string, nonce: string) {
  const page = <ServerRouter context={router} url={url} nonce={nonce} />;
  return renderElement(<NonceContext value={nonce}>{page}</NonceContext>, nonce);
}

function renderElement(element: ReactNode, nonce: string) {
  return new Promise<{ html: Buffer; isBroken: boolean }>((resolve, reject) => {
    let isBroken = false;
    const { pipe } = renderToPipeableStream(element, {
      nonce,
      // Without this limit React would send the later parts of a long page hidden, for a script to insert.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        const chunks: Buffer[] = [];
        const write = (chunk: Buffer, _encoding: string, done: () => void) => {
          chunks.push(chunk);
          done();
        };
        const written = new Writable({ highWaterMark: MAX_PAGE_BYTES, write });
        written.on("finish", () => resolve({ html: Buffer.concat(chunks), isBroken }));
        pipe(written);
      },
      onShellError: reject,
      onError: (error) => {
        isBroken = true;
        console.error(errorText(error));
      },
    });
  });
}

/** Logs unexpected errors of loaders and actions; a thrown response is an answer, not an error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(errorText(error));
}

/** An answer; the bytes of a rendered page are beside it. */
type PageAnswer = { response: Response; html: Buffer | null };

/** Turns a build into the function that answers a page request. The server calls it. */
export function pagesOf(build: ServerBuild, mode: string): (request: Request, visit: Visit) => Promise<PageAnswer> {
  const answer = createRequestHandler(build, mode);
  return async (request, visit) => {
    const locale = localeOf(request, visit.site);
    const { experiments, cookies } = experimentsOf(request, visit.running, visit.visitorId);
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    context.set(localeContext, locale);
    context.set(experimentsContext, experiments);
    if (visit.output?.kind === "parts") {
      const render = (element: ReactNode) => renderElement(element, visit.nonce);
      return { response: Response.json(await renderPersonalParts(request, context, render)), html: null };
    }
    const answered = await answer(request, context);
    const response = withCookies(answered, [...localeCookies(request, locale), ...cookies]);
    return { response, html: bodies.get(context) ?? null };
  };
}
