import { useEffect, useEffectEvent, useRef, useState } from "react";
import { newId } from "#web/lib/new-id.ts";

/** What the gateway's frame says to us. */
type Word =
  | { type: "ready" | "submit" }
  | { type: "height"; px: number }
  | { type: "state"; complete: boolean; brand: string | null }
  | { type: "token"; id: string | null; token: string }
  | { type: "invalid"; id: string | null };

const LATE_MS = 15_000;
const MOST_PX = 2_000;

export type FrameEvents = {
  /** A token nobody asked for: the wallet's own button was pressed. */
  onToken?: (token: string) => void;
  /** Enter was pressed in the fields. */
  onSubmit?: () => void;
};

/** The line to the gateway's frame. Only the frame itself, on its own origin, is listened to. */
export function useFrame(url: string, { onToken, onSubmit }: FrameEvents) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(new Map<string, (token: string | null) => void>());
  const [height, setHeight] = useState<number | null>(null);
  const [isReady, setReady] = useState(false);
  const isLate = useLate(isReady, url);
  const { origin } = new URL(url);

  const hear = useEffectEvent(({ source, origin: from, data }: MessageEvent) => {
    if (from !== origin || source !== frame.current?.contentWindow) return;
    const word = data as Word;
    if (word?.type === "ready") setReady(true);
    if (word?.type === "height" && Number.isFinite(word.px)) setHeight(Math.min(MOST_PX, Math.max(0, word.px)));
    if (word?.type === "submit") onSubmit?.();
    if (word?.type === "token" && typeof word.token === "string") settle(word.id, word.token);
    if (word?.type === "invalid") settle(word.id, null);
  });
  function settle(id: string | null, token: string | null) {
    const answer = id === null ? undefined : waiting.current.get(id);
    if (id !== null) waiting.current.delete(id);
    if (answer) answer(token);
    else if (id === null && token) onToken?.(token);
  }
  useEffect(() => {
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);

  /** A token for what stands in the fields; `null` when they are not right, which the frame itself shows. */
  function tokenise(): Promise<string | null> {
    const id = newId();
    return new Promise((resolve) => {
      waiting.current.set(id, resolve);
      setTimeout(() => waiting.current.delete(id) && resolve(null), LATE_MS);
      frame.current?.contentWindow?.postMessage({ type: "tokenise", id }, origin);
    });
  }
  return { frame, height, isReady, isLate, tokenise };
}

function useLate(isReady: boolean, url: string): boolean {
  const [lateUrl, setLateUrl] = useState<string | null>(null);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLateUrl(url), LATE_MS);
    return () => clearTimeout(timer);
  }, [isReady, url]);
  return !isReady && lateUrl === url;
}
