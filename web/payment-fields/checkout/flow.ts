/** The part of Checkout.com's Flow that we use, as its library reference documents it. */
type FlowOptions = {
  publicKey: string;
  environment: "sandbox" | "production";
  locale: string;
  paymentSession: unknown;
  appearance: Record<string, unknown>;
  componentOptions: { card: { acceptedCardSchemes: readonly string[]; displayCardholderName: "bottom" } };
  onChange?: (component: FlowComponent) => void;
  onTokenized?: (component: FlowComponent, result: TokenizeResult) => { continue: boolean };
  onError?: (component: FlowComponent | undefined, error: unknown) => void;
};

export type TokenizeResult = {
  type: string;
  data: { token: string; scheme?: string; scheme_local?: string; last4?: string };
};

export type FlowComponent = {
  isAvailable: () => Promise<boolean>;
  mount: (element: Element) => unknown;
  isValid: () => boolean;
  tokenize: () => Promise<TokenizeResult>;
};

export type Flow = {
  create: (name: "card" | "applepay", options: { showPayButton?: boolean; onReady?: () => void }) => FlowComponent;
};

declare global {
  interface Window {
    CheckoutWebComponents?: (options: FlowOptions) => Promise<Flow>;
  }
}

const LOAD_MS = 15_000;

/** Loads the library from its maker, which demands that. It has the nonce of our own script. */
export function loadFlow(url: string | null): Promise<NonNullable<Window["CheckoutWebComponents"]>> {
  return new Promise((resolve, reject) => {
    if (!url) return reject(new Error("The page knows no script of Flow."));
    const script = document.createElement("script");
    const fail = () => reject(new Error("Flow could not be loaded."));
    script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
    script.src = url;
    script.addEventListener("load", () =>
      window.CheckoutWebComponents ? resolve(window.CheckoutWebComponents) : fail(),
    );
    script.addEventListener("error", fail);
    setTimeout(fail, LOAD_MS);
    document.head.append(script);
  });
}
