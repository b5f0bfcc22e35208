import { pageHeaders } from "#web/lib/api/page-headers.ts";
import type { CardSession, FromFields, SessionAnswer, ToFields } from "#web/lib/card-frame/frame-messages.ts";
import { requestHydration } from "./request-hydration.ts";

/**
 * Gives the card fields of a page that nobody has touched yet their session. Without one the page hydrates, and says
 * what a guest can do.
 */
export function startCardFields(frame: HTMLIFrameElement): void {
  const part = frame.closest<HTMLElement>("[data-island=pending]");
  if (!part) return;
  const { origin } = new URL(frame.src);
  const post = (message: ToFields) => frame.contentWindow?.postMessage(message, origin);
  const stop = new AbortController();
  addEventListener("message", (event) => void receive(event), { signal: stop.signal });
  // Its first messages came before this script.
  post({ type: "describe" });

  async function receive({ source, origin: from, data }: MessageEvent): Promise<void> {
    if (from !== origin || source !== frame.contentWindow) return;
    if (part?.dataset.island !== "pending") return stop.abort();
    const { type } = data as FromFields;
    if (type === "failed") return giveUp();
    if (type !== "needs-session") return;
    try {
      post({ type: "session", session: await fetchSession(frame.dataset) });
    } catch {
      giveUp();
    }
  }
  function giveUp(): void {
    stop.abort();
    if (part) requestHydration(part);
  }
}

/** A plain call: what calls from a hydrated page need is not loaded yet, and would start the page. */
async function fetchSession({ sessionUrl = "", session: body = "" }: DOMStringMap): Promise<CardSession> {
  const headers = { ...pageHeaders(), "content-type": "application/json" };
  const response = await fetch(sessionUrl, { method: "POST", headers, body, credentials: "same-origin" });
  const answer: SessionAnswer = await response.json();
  if (!response.ok || "reason" in answer) throw new Error("No session");
  return answer;
}
