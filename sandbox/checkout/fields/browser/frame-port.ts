import type { FromFrame, ToFrame, TokenAnswer } from "./frame-messages.ts";

type Port = { send: (message: FromFrame) => void };

/** Our variables of colours by Flow's design tokens. */
const COLOURS = {
  colorAction: "primary",
  colorBorder: "line",
  colorError: "danger",
  colorFormBackground: "surface",
  colorFormBorder: "edge",
  colorOutline: "focus",
  colorPrimary: "text",
  colorSecondary: "muted",
} as const;

/** Exchanges messages with Flow's script in the merchant's page, if it has this origin. */
export function openPort(origin: string, onTokenize: (id: string) => void): Port {
  const send = (message: FromFrame) => window.parent.postMessage(message, origin);
  const sendHeight = () => send({ type: "height", px: Math.ceil(document.body.getBoundingClientRect().height) });
  window.addEventListener("message", ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin) return;
    const message = data as ToFrame;
    if (message.type === "tokenize") onTokenize(message.id);
    if (message.type !== "start") return;
    wear(message.appearance);
    new ResizeObserver(sendHeight).observe(document.body);
    sendHeight();
    send({ type: "ready" });
  });
  send({ type: "loaded" });
  return { send };
}

/** The merchant's colours and corners. */
function wear(appearance: Record<string, unknown>): void {
  const { style } = document.documentElement;
  for (const [token, name] of Object.entries(COLOURS)) {
    const colour = appearance[token];
    if (typeof colour === "string") style.setProperty(`--${name}`, colour);
  }
  const [radius] = (appearance.borderRadius ?? []) as unknown[];
  if (typeof radius === "string") style.setProperty("--radius", radius);
  style.setProperty("--pressed", "color-mix(in srgb, var(--primary) 80%, black)");
  style.setProperty("--soft", "color-mix(in srgb, var(--primary) 12%, white)");
}

type Refused = { error_codes: string[] };

/** A token, the codes of a refusal, or `null` when there was no answer. */
export async function fetchToken(publicKey: string, body: unknown): Promise<TokenAnswer | Refused | null> {
  try {
    const headers = { "content-type": "application/json", authorization: `Bearer ${publicKey}` };
    const response = await fetch("/checkout/tokens", { method: "POST", headers, body: JSON.stringify(body) });
    return response.ok || response.status === 422 ? await response.json() : null;
  } catch {
    return null;
  }
}
