import type { CardSession, FromFields, ToFields } from "#web/lib/card-frame/frame-messages.ts";

/** A card, or the fields that are wrong; `null` when the gateway did not answer. */
export type GivenCard = { token: string; brand: string; last4: string } | { fields: Record<string, string> } | null;

/** The fields of one gateway, mounted in the page. */
export type MountedFields = { tokenise: () => Promise<GivenCard> };

type Link = {
  send: (message: FromFields) => void;
  /** Reports the height of the page from now on. */
  reportHeight: () => void;
};

type Mount = (session: CardSession, send: Link["send"]) => Promise<MountedFields>;

/**
 * Exchanges messages with the payment page around us, and with nobody else. The first session mounts the fields. A page
 * whose scripts load after us asks us to describe ourselves again.
 */
export function linkToPage(origin: string, mount: Mount): void {
  let state: "needs-session" | "mounting" | "ready" | "failed" = "needs-session";
  let fields: MountedFields | null = null;
  const { send, reportHeight } = openLink(origin);

  async function start(session: CardSession): Promise<void> {
    state = "mounting";
    try {
      fields = await mount(session, send);
      state = "ready";
    } catch {
      state = "failed";
    }
    describe();
  }
  function describe(): void {
    if (state !== "mounting") send({ type: state });
    if (state === "ready" || state === "failed") reportHeight();
  }
  async function tokenise(id: string): Promise<void> {
    const given = (await fields?.tokenise().catch(() => null)) ?? null;
    if (given && "token" in given) send({ type: "token", id, ...given });
    else send({ type: "invalid", id, fields: given?.fields ?? {} });
  }

  window.addEventListener("message", ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin) return;
    const message = data as ToFields | null;
    if (message?.type === "describe") describe();
    if (message?.type === "tokenise" && typeof message.id === "string") void tokenise(message.id);
    if (message?.type === "session" && message.session && state === "needs-session") void start(message.session);
  });
  describe();
}

function openLink(origin: string): Link {
  const send = (message: FromFields) => window.parent.postMessage(message, origin);
  const sendHeight = () => send({ type: "height", px: Math.ceil(document.body.getBoundingClientRect().height) });
  let observer: ResizeObserver | null = null;
  return {
    send,
    reportHeight: () => {
      if (observer) return sendHeight();
      observer = new ResizeObserver(sendHeight);
      observer.observe(document.body);
    },
  };
}
