// Flow's script as a merchant's page loads it. A classic script, so it imports nothing but types.
import type { FromFrame, ToFrame, TokenAnswer } from "./frame-messages.ts";

type Result = { type: string; data: TokenAnswer };

type Options = {
  publicKey?: string;
  paymentSession?: { id?: string; payment_session_secret?: string };
  locale?: string;
  appearance?: Record<string, unknown>;
  componentOptions?: { card?: { acceptedCardSchemes?: readonly string[] } };
  onReady?: (component: Component) => void;
  onChange?: (component: Component) => void;
  onTokenized?: (component: Component, result: Result) => unknown;
};

type Component = {
  type: string;
  isAvailable: () => Promise<boolean>;
  isValid: () => boolean;
  mount: (target: Element | string) => Component;
  unmount: () => Component;
  tokenize: () => Promise<Result>;
};

{
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);

  const fail = (code: string): never => {
    throw Object.assign(new Error(code), { name: "CheckoutError", type: "Integration", status: code });
  };

  const frameUrl = (type: string, { publicKey = "", locale = "en", componentOptions }: Options): string => {
    const url = new URL("/checkout/fields", origin);
    const schemes = componentOptions?.card?.acceptedCardSchemes ?? [];
    const query = { part: type, locale, key: publicKey, schemes: schemes.join(","), origin: location.origin };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };

  const createComponent = (type: string, options: Options): Component => {
    const frame = document.createElement("iframe");
    const waiting = new Map<string, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
    let isValid = false;
    let isReady = false;

    const send = (message: ToFrame) => frame.contentWindow?.postMessage(message, origin);
    const resultOf = (answer: TokenAnswer): Result => ({ type: type === "applepay" ? type : "card", data: answer });

    function settle(message: FromFrame & { type: "tokenized" | "refused" }): void {
      const call = message.id === null ? undefined : waiting.get(message.id);
      if (message.id !== null) waiting.delete(message.id);
      if (message.type === "refused") call?.reject(Object.assign(new Error("invalid"), { name: "CheckoutError" }));
      else if (call) call.resolve(resultOf(message.answer));
      else options.onTokenized?.(component, resultOf(message.answer));
    }
    function receive({ source, origin: from, data }: MessageEvent): void {
      if (source !== frame.contentWindow || from !== origin) return;
      const message = data as FromFrame;
      if (message.type === "loaded") send({ type: "start", appearance: options.appearance ?? {} });
      if (message.type === "height") frame.style.height = `${message.px}px`;
      if (message.type === "changed") {
        isValid = message.isValid;
        options.onChange?.(component);
      }
      if (message.type === "ready" && !isReady) {
        isReady = true;
        options.onReady?.(component);
      }
      if (message.type === "tokenized" || message.type === "refused") settle(message);
    }

    const component: Component = {
      type,
      isAvailable: async () => type === "card" || type === "applepay",
      isValid: () => isValid,
      mount: (target) => {
        const place = typeof target === "string" ? document.querySelector(target) : target;
        if (!place) return fail("element_not_found");
        Object.assign(frame, { src: frameUrl(type, options), title: document.title, allow: "payment" });
        Object.assign(frame.style, { display: "block", width: "100%", border: "0" });
        window.addEventListener("message", receive);
        place.replaceChildren(frame);
        return component;
      },
      unmount: () => {
        window.removeEventListener("message", receive);
        frame.remove();
        return component;
      },
      tokenize: () =>
        new Promise((resolve, reject) => {
          const id = `${Date.now()}-${Math.random()}`;
          waiting.set(id, { resolve, reject });
          send({ type: "tokenize", id });
        }),
    };
    return component;
  };

  const flow = async (options: Options) => {
    if (!options.publicKey?.startsWith("pk_")) fail("public_key_invalid");
    if (!options.paymentSession?.id) fail("payment_session_invalid");
    return {
      create: (type: string, own: Options = {}) => createComponent(type, { ...options, ...own }),
    };
  };
  Object.assign(window, { CheckoutWebComponents: flow });
}
