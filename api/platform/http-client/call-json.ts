import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { GatewayFailure } from "./gateway-failure.ts";

export type Call = {
  partner: string;
  method: "GET" | "POST" | "PATCH";
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Sent instead of a body to partners that expect forms. */
  form?: Record<string, string>;
  /** An empty answer is a success. */
  mayBeEmpty?: boolean;
  connectMs: number;
  timeoutMs: number;
};

/** The answer of a partner: its JSON and a status below 500 that is not a redirect. */
export type CallAnswer = { status: number; json: unknown };

const MAX_ANSWER_BYTES = 512 * 1024;

// A kept-alive connection may be dead when it is used; then we would not know whether the partner got the request.
const agents = { "http:": new HttpAgent({ keepAlive: false }), "https:": new HttpsAgent({ keepAlive: false }) };

/**
 * Calls a partner. The URL comes from the settings, never from input. One attempt, no redirects, limits on connect
 * time, total time and size of the answer. Throws a `GatewayFailure` without a valid answer.
 */
export async function callJson(call: Call): Promise<CallAnswer> {
  const { partner } = call;
  const timeout = AbortSignal.timeout(call.timeoutMs);
  try {
    const response = await send(call, timeout);
    const status = response.statusCode ?? 0;
    const text = await readBounded(response, call);
    if (status >= 300 && status < 400) throw new GatewayFailure(partner, "redirected", { status });
    if (status >= 500) throw new GatewayFailure(partner, "refused", { status });
    return { status, json: text === "" && call.mayBeEmpty ? null : readJson(text, partner, status) };
  } catch (cause) {
    if (cause instanceof GatewayFailure) throw cause;
    throw new GatewayFailure(partner, timeout.aborted ? "timeout" : "broken", { cause });
  }
}

function send(call: Call, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(call.url);
  const [type, body] = contentOf(call);
  const typed = body ? { "content-type": type, "content-length": String(Buffer.byteLength(body)) } : {};
  const headers = { accept: "application/json", ...call.headers, ...typed };
  const options = { method: call.method, headers, signal };
  return new Promise((resolve, reject) => {
    const sent =
      url.protocol === "https:"
        ? requestHttps(url, { ...options, agent: agents["https:"] }, resolve)
        : requestHttp(url, { ...options, agent: agents["http:"] }, resolve);
    const isConnected = watchConnection(sent, url.protocol === "https:", call);
    sent.on("error", (cause) =>
      reject(isConnected() || signal.aborted ? cause : new GatewayFailure(call.partner, "unreachable", { cause })),
    );
    sent.end(body);
  });
}

function contentOf({ body, form }: Call): [type: string, text: string] {
  if (form) return ["application/x-www-form-urlencoded", new URLSearchParams(form).toString()];
  return ["application/json", body === undefined ? "" : JSON.stringify(body)];
}

/** Aborts if the partner cannot be reached in time. The result tells whether it was reached. */
function watchConnection(sent: ClientRequest, secure: boolean, { partner, connectMs }: Call): () => boolean {
  let connected = false;
  const timer = setTimeout(() => sent.destroy(new GatewayFailure(partner, "unreachable")), connectMs);
  const onConnected = () => {
    connected = true;
    clearTimeout(timer);
  };
  sent.on("socket", (socket) => socket.once(secure ? "secureConnect" : "connect", onConnected));
  sent.on("close", () => clearTimeout(timer));
  return () => connected;
}

async function readBounded(response: IncomingMessage, { partner }: Call): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new GatewayFailure(partner, "too-large", { status: response.statusCode ?? 0 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function readJson(text: string, partner: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new GatewayFailure(partner, "unreadable", { status, cause });
  }
}
