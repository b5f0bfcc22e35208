import { type DistantAnswer, distantApp } from "./distant-app.ts";

type Asked = Parameters<ReturnType<typeof distantApp>["inject"]>[0];

/** One call: what kind it was, when it was sent in ms of this process, how long it took, and its status; 0 is none. */
export type Heard = { kind: Kind; url: string; at: number; ms: number; status: number };
export type Kind = "json" | "page" | "write" | "pay";

/** The product over the network, with every answer noted. */
export function watchedApp(place: { port: number }) {
  const app = distantApp(place);
  const heard: Heard[] = [];
  const inject = async (asked: Asked): Promise<DistantAnswer> => {
    const at = performance.now();
    const answer = await app.inject(asked);
    heard.push({ kind: kindOf(asked), url: asked.url, at, ms: performance.now() - at, status: answer.statusCode });
    return answer;
  };
  return { inject, heard, close: app.close };
}
export type WatchedApp = ReturnType<typeof watchedApp>;

export const isFault = ({ status }: Heard) => status === 0 || status >= 500;

function kindOf({ method, url }: Asked): Kind {
  if (!url.startsWith("/api/")) return "page";
  if (method === "POST" && url.startsWith("/api/payment-api/")) return "pay";
  return method !== "GET" && /\/cart\b/.test(url) ? "write" : "json";
}
