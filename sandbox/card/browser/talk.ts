/** What the frame says to the page around it. */
type Word =
  | { type: "ready" | "submit" }
  | { type: "height"; px: number }
  | { type: "state"; complete: boolean; brand: string | null }
  | { type: "token"; id: string | null; token: string; brand: string; last4: string }
  | { type: "invalid"; id: string | null; fields: Record<string, string> };

export type Talk = { say: (word: Word) => void };

/** Opens the line to the page around us. Only that one origin is spoken to and listened to. */
export function openTalk(origin: string, onTokenise: (id: string | null) => void): Talk {
  const say = (word: Word) => window.parent.postMessage(word, origin);
  window.addEventListener("message", (event) => {
    if (event.source !== window.parent || event.origin !== origin) return;
    const { type, id } = (event.data ?? {}) as { type?: unknown; id?: unknown };
    if (type === "tokenise") onTokenise(typeof id === "string" ? id : null);
  });
  new ResizeObserver(() =>
    say({ type: "height", px: Math.ceil(document.body.getBoundingClientRect().height) }),
  ).observe(document.body);
  return { say };
}

type Given = { token: string; brand: string; last4: string };

/** A token for what was typed, the fields the gateway refused, or `null` when it did not answer. */
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
