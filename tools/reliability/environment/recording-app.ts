import { type RemoteAnswer, remoteApp } from "./remote-app.ts";

type RemoteRequest = Parameters<ReturnType<typeof remoteApp>["inject"]>[0];

/** One call: its kind, its start and duration in ms, and its status, which is 0 without an answer. */
export type RecordedCall = { kind: Kind; url: string; at: number; ms: number; status: number };
export type Kind = "json" | "page" | "write" | "pay";

/** The app over the network. It records every call. */
export function recordingApp(target: { port: number }) {
  const app = remoteApp(target);
  const calls: RecordedCall[] = [];
  const inject = async (request: RemoteRequest): Promise<RemoteAnswer> => {
    const at = performance.now();
    const answer = await app.inject(request);
    calls.push({ kind: kindOf(request), url: request.url, at, ms: performance.now() - at, status: answer.statusCode });
    return answer;
  };
  return { inject, calls, close: app.close };
}
export type RecordingApp = ReturnType<typeof recordingApp>;

export const isFault = ({ status }: RecordedCall) => status === 0 || status >= 500;

function kindOf({ method, url }: RemoteRequest): Kind {
  if (!url.startsWith("/api/")) return "page";
  if (method === "POST" && url.startsWith("/api/payment-api/")) return "pay";
  return method !== "GET" && /\/cart\b/.test(url) ? "write" : "json";
}
