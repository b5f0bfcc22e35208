import { useEffect, useEffectEvent, useRef, useState } from "react";
import { newId } from "#web/lib/new-id.ts";

/** The messages of the gateway's frame. */
type FrameMessage =
  | { type: "ready" | "submit" }
  | { type: "height"; px: number }
  | { type: "state"; complete: boolean; brand: string | null }
  | { type: "token"; id: string | null; token: string }
  | { type: "invalid"; id: string | null };

const TIMEOUT_MS = 15_000;
const MAX_HEIGHT_PX = 2_000;

export type FrameEvents = {
  /** A token without a request: the guest pressed the wallet's own button. */
  onToken?: (token: string) => void;
  /** Enter was pressed in the fields. */
  onSubmit?: () => void;
};

/** The messages to and from the gateway's frame. Messages of other windows or origins are ignored. */
export function useFrame(url: string, { onToken, onSubmit }: FrameEvents) {
  const frame = useRef<HTMLIFrameElement>(null);
  const pending = useRef(new Map<string, (token: string | null) => void>());
  const [height, setHeight] = useState<number | null>(null);
  const [isReady, setReady] = useState(false);
  const isLate = useLate(isReady, url);
  const { origin } = new URL(url);

  const onMessage = useEffectEvent(({ source, origin: from, data }: MessageEvent) => {
    if (from !== origin || source !== frame.current?.contentWindow) return;
    const message = data as FrameMessage;
    if (message?.type === "ready") setReady(true);
    if (message?.type === "height" && Number.isFinite(message.px))
      setHeight(Math.min(MAX_HEIGHT_PX, Math.max(0, message.px)));
    if (message?.type === "submit") onSubmit?.();
    if (message?.type === "token" && typeof message.token === "string") settle(message.id, message.token);
    if (message?.type === "invalid") settle(message.id, null);
  });
  function settle(id: string | null, token: string | null) {
    const answer = id === null ? undefined : pending.current.get(id);
    if (id !== null) pending.current.delete(id);
    if (answer) answer(token);
    else if (id === null && token) onToken?.(token);
  }
  useEffect(() => {
    addEventListener("message", onMessage);
    // A frame that came with the page has sent its first messages already. This one contains nothing, so anyone may read it.
    const describe = () => frame.current?.contentWindow?.postMessage({ type: "describe" }, "*");
    if (document.readyState === "complete") describe();
    else addEventListener("load", describe, { once: true });
    return () => removeEventListener("message", onMessage);
  }, []);

  /** A token for the values of the fields; `null` when they are invalid, which the frame itself shows. */
  function tokenise(): Promise<string | null> {
    const id = newId();
    return new Promise((resolve) => {
      pending.current.set(id, resolve);
      setTimeout(() => pending.current.delete(id) && resolve(null), TIMEOUT_MS);
      frame.current?.contentWindow?.postMessage({ type: "tokenise", id }, origin);
    });
  }
  return { frame, height, isReady, isLate, tokenise };
}

function useLate(isReady: boolean, url: string): boolean {
  const [lateUrl, setLateUrl] = useState<string | null>(null);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLateUrl(url), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isReady, url]);
  return !isReady && lateUrl === url;
}
