import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { GatewayFailure } from "./gateway-failure.ts";

export type Call = {
  partner: string;
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Instead of a body, for partners that read forms. */
  form?: Record<string, string>;
  /** The partner may say nothing, and means yes. */
  mayBeEmpty?: boolean;
  connectMs: number;
  timeoutMs: number;
};

/** What a partner answered: any status below 500 that is no redirect, with its JSON. */
export type CallAnswer = { status: number; json: unknown };

const MAX_ANSWER_BYTES = 512 * 1024;

// A connection kept for later may be dead when it is used, and then nobody knows whether the partner read our words.
const agents = { "http:": new HttpAgent({ keepAlive: false }), "https:": new HttpsAgent({ keepAlive: false }) };

/**
 * Calls a partner whose address comes from the settings, never from input: one try, no redirects, limits on the time to
 * reach it, on the whole call and on the answer's size. Throws a `GatewayFailure` when there is no sound answer.
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

/** Gives up on a partner that cannot be reached in time; tells whether it was reached. */
function watchConnection(sent: ClientRequest, secure: boolean, { partner, connectMs }: Call): () => boolean {
  let connected = false;
  const timer = setTimeout(() => sent.destroy(new GatewayFailure(partner, "unreachable")), connectMs);
  const reached = () => {
    connected = true;
    clearTimeout(timer);
  };
  sent.on("socket", (socket) => socket.once(secure ? "secureConnect" : "connect", reached));
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
