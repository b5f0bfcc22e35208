/** A message from the frame to the page around it. */
type Message =
  | { type: "ready" | "submit" }
  | { type: "height"; px: number }
  | { type: "state"; complete: boolean; brand: string | null }
  | { type: "token"; id: string | null; token: string; brand: string; last4: string }
  | { type: "invalid"; id: string | null; fields: Record<string, string> };

export type FrameMessages = { send: (message: Message) => void };

/**
 * Exchanges messages with the page around the frame, if it has this origin. A page whose scripts load after the frame
 * asks it to describe itself again.
 */
export function openFrameMessages(origin: string, onTokenise: (id: string | null) => void): FrameMessages {
  const send = (message: Message) => window.parent.postMessage(message, origin);
  const sendHeight = () => send({ type: "height", px: Math.ceil(document.body.getBoundingClientRect().height) });
  window.addEventListener("message", (event) => {
    if (event.source !== window.parent || event.origin !== origin) return;
    const { type, id } = (event.data ?? {}) as { type?: unknown; id?: unknown };
    if (type === "tokenise") onTokenise(typeof id === "string" ? id : null);
    if (type === "describe") {
      send({ type: "ready" });
      sendHeight();
    }
  });
  new ResizeObserver(sendHeight).observe(document.body);
  return { send };
}

type Given = { token: string; brand: string; last4: string };

/** A token for the card, the fields that the gateway refused, or `null` when it did not answer. */
export async function fetchToken(
  path: string,
  body: unknown,
): Promise<Given | { fields: Record<string, string> } | null> {
  try {
    const headers = { "content-type": "application/json" };
    const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return response.ok || response.status === 422 ? await response.json() : null;
  } catch {
    return null;
  }
}
