import { GatewayFailure } from "./gateway-failure.ts";

export type Partner = { name: string; url: string; timeoutMs: number };

const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * Sends JSON to a partner and returns its answer. The URL comes from the settings, never from input. One attempt, no
 * redirects, a limit on the time and on the size of the answer.
 */
export async function postJson(
  partner: Partner,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  try {
    const response = await fetch(partner.url, {
      method: "POST",
      redirect: "manual",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(partner.timeoutMs),
    });
    const text = await readBounded(response, partner);
    return readAnswer(response, text, partner);
  } catch (error) {
    throw error instanceof GatewayFailure ? error : failureOf(error, partner);
  }
}

async function readBounded(response: Response, { name }: Partner): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new GatewayFailure(name, "too-large", { status: response.status });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function readAnswer({ status, ok }: Response, text: string, { name }: Partner): unknown {
  if (status >= 300 && status < 400) throw new GatewayFailure(name, "redirected", { status });
  if (!ok) throw new GatewayFailure(name, "refused", { status });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new GatewayFailure(name, "unreadable", { status, cause });
  }
}

const NEVER_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

function failureOf(error: unknown, { name }: Partner): GatewayFailure {
  if ((error as Error).name === "TimeoutError") return new GatewayFailure(name, "timeout", { cause: error });
  const code = ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? "";
  return new GatewayFailure(name, NEVER_SENT.has(code) ? "unreachable" : "broken", { cause: error });
}
