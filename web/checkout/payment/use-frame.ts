import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cardSession, type SessionFor } from "#web/lib/card-frame/card-session.ts";
import type { FromFields, ToFields } from "#web/lib/card-frame/frame-messages.ts";
import { newId } from "#web/lib/new-id.ts";

const TOKEN_MS = 15_000;
/** The gateway's session, its script and its frames. */
const READY_MS = 25_000;
const MAX_HEIGHT_PX = 2_000;

export type FrameEvents = {
  /** A token without a request: the guest pressed the wallet's own button. */
  onToken?: (token: string) => void;
  /** Enter was pressed in the fields. */
  onSubmit?: () => void;
  /** The gateway takes no payment now. */
  onDown?: () => void;
};

type Frame = FrameEvents & { url: string; purchase: SessionFor };

/** The messages to and from the frame with the card fields. Messages of other windows or origins are ignored. */
export function useFrame({ url, purchase, onToken, onSubmit, onDown }: Frame) {
  const frame = useRef<HTMLIFrameElement>(null);
  const pending = useRef(new Map<string, (token: string | null) => void>());
  const [height, setHeight] = useState<number | null>(null);
  const [isReady, setReady] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const isLate = useLate(isReady, url);
  const { origin } = new URL(url);
  const post = (message: ToFields) => frame.current?.contentWindow?.postMessage(message, origin);

  const onMessage = useEffectEvent(({ source, origin: from, data }: MessageEvent) => {
    if (from !== origin || source !== frame.current?.contentWindow) return;
    const message = data as FromFields | null;
    if (message?.type === "needs-session") void sendSession();
    if (message?.type === "ready") setReady(true);
    if (message?.type === "failed") setFailed(true);
    if (message?.type === "height" && Number.isFinite(message.px))
      setHeight(Math.min(MAX_HEIGHT_PX, Math.max(0, message.px)));
    if (message?.type === "submit") onSubmit?.();
    if (message?.type === "token" && typeof message.token === "string") settle(message.id, message.token);
    if (message?.type === "invalid") settle(message.id, null);
  });
  async function sendSession() {
    try {
      const session = await cardSession(purchase);
      if ("reason" in session) onDown?.();
      else post({ type: "session", session });
    } catch {
      setFailed(true);
    }
  }
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
      setTimeout(() => pending.current.delete(id) && resolve(null), TOKEN_MS);
      post({ type: "tokenise", id });
    });
  }
  return { frame, height, isReady, isFailed: isFailed || isLate, tokenise };
}

function useLate(isReady: boolean, url: string): boolean {
  const [lateUrl, setLateUrl] = useState<string | null>(null);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLateUrl(url), READY_MS);
    return () => clearTimeout(timer);
  }, [isReady, url]);
  return !isReady && lateUrl === url;
}
