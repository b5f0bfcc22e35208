import type { GivenCard, MountedFields } from "../frame-link.ts";
import type { Mounting } from "../mounting.ts";
import { flowAppearance } from "./appearance.ts";
import type { FlowComponent, loadFlow, TokenizeResult } from "./flow.ts";

/** Our names of cards by those of Flow's options. */
const SCHEMES = { visa: "visa", mastercard: "master-card", amex: "american-express", mada: "mada" } as const;
/** The same by the schemes of a token; a card with a local scheme also has an international one. */
const BRANDS: Record<string, string> = { ...SCHEMES, "american express": "american-express" };
const READY_MS = 15_000;

/** The fields of Checkout.com: frames of theirs, which tell us a token and never a card. */
export async function mountCheckoutFields(
  loading: ReturnType<typeof loadFlow>,
  { main, facts, session, send }: Mounting,
): Promise<MountedFields> {
  const startFlow = await loading;
  const { language, kind, cards } = facts;
  const schemes = Object.entries(SCHEMES).filter(([, card]) => cards.includes(card));
  const flow = await startFlow({
    publicKey: session.publicKey,
    environment: session.publicKey.startsWith("pk_sbox_") ? "sandbox" : "production",
    locale: language,
    paymentSession: session.session,
    appearance: flowAppearance(language),
    componentOptions: {
      card: { acceptedCardSchemes: schemes.map(([scheme]) => scheme), displayCardholderName: "bottom" },
    },
    onChange: (component) => send({ type: "state", complete: component.isValid(), brand: null }),
    // A wallet gives its token by its own button. We pay with it ourselves, so Flow goes no further.
    onTokenized: (_component, result) => {
      if (kind === "wallet") send({ type: "token", id: null, ...cardOf(result) });
      return { continue: false };
    },
  });
  const component = await mounted(main, (onReady) =>
    flow.create(kind === "wallet" ? "applepay" : "card", { showPayButton: kind === "wallet", onReady }),
  );
  return { tokenise: () => tokenise(component) };
}

/** Mounts a component and waits until it shows itself. */
async function mounted(main: HTMLElement, create: (onReady: () => void) => FlowComponent): Promise<FlowComponent> {
  const place = main.querySelector("[data-mount]");
  if (!place) throw new Error("The page has no place for the fields.");
  let isReady: () => void = () => {};
  const ready = new Promise<void>((resolve, reject) => {
    isReady = resolve;
    setTimeout(() => reject(new Error("The fields are late.")), READY_MS);
  });
  const component = create(() => isReady());
  if (!(await component.isAvailable())) throw new Error("The gateway offers no such fields.");
  component.mount(place);
  await ready;
  return component;
}

/** With invalid fields Flow shows what is wrong and refuses. */
async function tokenise(component: FlowComponent): Promise<GivenCard> {
  try {
    return cardOf(await component.tokenize());
  } catch {
    return { fields: {} };
  }
}

function cardOf({ data }: TokenizeResult) {
  const scheme = (data.scheme_local ?? data.scheme ?? "").toLowerCase();
  return { token: data.token, brand: BRANDS[scheme] ?? scheme, last4: data.last4 ?? "" };
}
