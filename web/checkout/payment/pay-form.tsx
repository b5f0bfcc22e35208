import { Lock, ShieldCheck } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { MethodOffer } from "#contract/cart/payment.ts";
import { isLender, isOwnMoney, methodRow, ownMethod, type PaymentMethod } from "#domain/payment/methods.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { CancellationNote } from "#web/checkout/cart/cancellation-line.tsx";
import { ChosenMethod } from "#web/checkout/points/chosen-method.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { frameUrls, gatewayIn } from "./frame-urls.ts";
import { type FrameHandle, GatewayFrame } from "./gateway-frame.tsx";
import { InstalmentPlans } from "./instalment-plans.tsx";
import { MethodList, type ShownOffer } from "./method-list.tsx";
import { useMethodNames } from "./method-names.ts";
import { PayNotice } from "./pay-notice.tsx";
import type { PayProblem } from "./pay-problem.ts";
import { usePayable } from "./payable-context.tsx";
import type { Methods } from "./use-methods.ts";
import { useOffers } from "./use-offers.ts";
import { type PayInput, usePay } from "./use-pay.ts";

const PriceChanged = lazyDialog({ load: () => import("./price-changed.tsx") });

type Props = {
  methods: Methods;
  failedBefore: PayProblem | null;
  /** The origin of the page as the server saw it. */
  origin: string;
  /** Other things that pay, between the notice and the methods. */
  children?: ReactNode;
};

/** The choice of a payment method, its fields, and the button with the exact amount. */
export function PayForm({ methods, failedBefore, origin, children }: Props) {
  const words = useNamespace("pay");
  const { kind } = usePayable();
  const { pay, isBusy, problem, dismiss } = usePay();
  const change = problem?.kind === "price" ? problem : null;
  const [wasTried, setTried] = useState(false);
  const shown = problem ?? (wasTried ? null : failedBefore);
  const { offers, markDown, retry } = useOffers(methods);
  const { offer, choose, plan, choosePlan } = useChoice(offers);
  const planId = plan?.planId;
  const fields = useRef<FrameHandle>(null);
  const isFree = useIsFree();
  const method = isFree ? ownMethod : (offer?.method ?? null);

  const start = (inputFor: () => Promise<PayInput | null>, total?: number) => {
    setTried(true);
    void pay(inputFor, total);
  };
  const inputFor = async (): Promise<PayInput | null> => {
    if (!method) return null;
    if (methodRow(method).input !== "fields")
      return { method, ...(planId !== undefined && { installmentPlanId: planId }) };
    const token = await fields.current?.tokenise();
    return token ? { method, token } : null;
  };
  return (
    <>
      <PayNotice problem={shown} />
      <ChosenMethod value={method}>{children}</ChosenMethod>
      <ScriptedForm onSubmit={() => start(inputFor)}>
        {!isFree && (
          <MethodList offers={offers} chosen={method} onChoose={choose} onRetry={retry}>
            <MethodNeeds
              offer={offer}
              fieldsUrl={methods.fieldsUrl}
              servedOrigin={origin}
              attempt={problem?.kind === "declined" ? "again" : "first"}
              fields={fields}
              planId={planId}
              onPlan={choosePlan}
              onSubmit={() => start(inputFor)}
              onToken={(method, token) => start(async () => ({ method, token }))}
              onDown={markDown}
            />
          </MethodList>
        )}
        <PayButton method={method} offer={offer} instalments={plan?.schedule.length ?? 0} isBusy={isBusy} />
      </ScriptedForm>
      {kind !== "gift" && (
        <PriceChanged
          waiting={{ title: words.changed }}
          isOpen={change !== null}
          change={change}
          onClose={dismiss}
          onAccept={() => start(inputFor, change?.after)}
        />
      )}
    </>
  );
}

/** Points and wallet leave nothing to pay. */
function useIsFree(): boolean {
  const { payable, products } = usePayable();
  return payable.total === 0 && products.some(({ type, price }) => type === "loyalty" && price.total < 0);
}

function useChoice(offers: readonly ShownOffer[]) {
  const available = offers.filter((each) => each.available);
  const [chosen, choose] = useState<string | null>(null);
  const [chosenPlan, choosePlan] = useState<string>();
  useLayoutEffect(() => {
    choose(chosenEarly("method"));
    choosePlan(chosenEarly("plan") ?? undefined);
  }, []);
  const offer = available.find(({ method }) => method === chosen) ?? available[0];
  const plan = offer?.plans.find(({ planId }) => planId === chosenPlan) ?? offer?.plans[0];
  return { offer, choose, plan, choosePlan };
}

/** What the guest chose before hydration; the first choice is the server's. */
function chosenEarly(name: string): string | null {
  const chosen = document.querySelector<HTMLInputElement>(`[name=${name}]:checked`);
  return chosen && !chosen.defaultChecked ? chosen.value : null;
}

type NeedsProps = {
  offer: MethodOffer | undefined;
  fieldsUrl: string | null;
  servedOrigin: string;
  attempt: string;
  fields: RefObject<FrameHandle | null>;
  planId: string | undefined;
  onPlan: (planId: string) => void;
  onSubmit: () => void;
  onToken: (method: PaymentMethod, token: string) => void;
  onDown: (method: PaymentMethod) => void;
};

/** The fields of the chosen method: the gateway's fields, its wallet button, or a plan. Other methods have none. */
function MethodNeeds(props: NeedsProps) {
  const { offer, fieldsUrl, servedOrigin, attempt, fields, planId, onPlan, onSubmit, onToken, onDown } = props;
  const words = useNamespace("pay");
  const { nameOf } = useMethodNames();
  const { cartId } = usePayable();
  const [origin, setOrigin] = useState(servedOrigin);
  useEffect(() => setOrigin(location.origin), []);
  if (!offer) return null;
  if (offer.plans.length > 0) return <InstalmentPlans plans={offer.plans} chosen={planId} onChoose={onPlan} />;
  const { method } = offer;
  const { input } = methodRow(method);
  if (fieldsUrl === null || (input !== "fields" && input !== "button")) return null;
  const urls = frameUrls(fieldsUrl, origin);
  const shared = {
    purchase: { cartId, method: input === "button" ? "apple-pay" : "card" } as const,
    onDown: () => onDown(method),
  };
  if (input === "button") {
    const onButton = (token: string) => onToken(method, token);
    return <GatewayFrame {...shared} url={urls.wallet} title={nameOf(method)} what="wallet" onToken={onButton} />;
  }
  // After a refusal the fields are mounted again: their values belonged to the previous attempt.
  return (
    <GatewayFrame
      key={attempt}
      {...shared}
      url={urls.fields}
      title={words.fields}
      what={gatewayIn(urls.fields) === "moyasar" ? "moyasar" : "checkout"}
      handle={fields}
      onSubmit={onSubmit}
    />
  );
}

/** Why it is safe to pay here, on phones too. Without a card no bank confirms anything. */
function TrustLine({ isFree }: { isFree: boolean }) {
  const words = useNamespace("pay");
  const { site } = usePageContext();
  const sayTrust = isFree ? words.trustFree : words.trust;
  return (
    <p className="mt-3 flex items-start justify-center gap-2 text-text-2 type-small">
      <Icon icon={ShieldCheck} className="mt-0.5 text-success" />
      <span>{sayTrust({ phone: leftToRight(site.tollFree ?? site.supportPhone) })}</span>
    </p>
  );
}

type PayButtonProps = {
  method: PaymentMethod | null;
  offer: MethodOffer | undefined;
  instalments: number;
  isBusy: boolean;
};

function PayButton({ method, offer, instalments, isBusy }: PayButtonProps) {
  const t = useMessages();
  const words = useNamespace("pay");
  const points = useNamespace("points");
  const { nameOf } = useMethodNames();
  const text = usePaidText();
  const path = usePaths();
  const { payable, kind } = usePayable();
  const free = kind === "change" ? points.freeChange : points.freeStay;
  const amount = text(payable);
  if (!method) return <p className="mt-5 text-danger type-body">{words.noneLeft}</p>;
  const { input, moment } = methodRow(method);
  const isFree = isOwnMoney(method);
  const later = isLender(method)
    ? words.later({ n: instalments, amount, partner: nameOf(method) })
    : words[moment]({ amount });
  const takesMada = !isFree && (offer?.atOnce.includes("mada") ?? false);
  return (
    <div className="mt-6 noscript:hidden">
      {isFree && (
        <p role="status" className="mb-4 rounded-control bg-success-soft p-4 text-success type-body">
          {free.covered}
        </p>
      )}
      {kind !== "gift" && <CancellationNote />}
      {input !== "button" && (
        <Button type="submit" full busy={isBusy} {...(!isFree && { icon: Lock })}>
          {isFree ? free.confirm : words.pay({ amount })}
        </Button>
      )}
      <p className="mt-3 text-center text-text-2 type-small">{isFree ? free.moment : later}</p>
      {takesMada && <p className="mt-1 text-center text-text-2 type-small">{words.madaMoment}</p>}
      <p className="mt-1 text-center text-text-2 type-caption">
        {kind === "gift" ? words.giftTerms : words.terms}{" "}
        <a href={path("terms")} target="_blank" rel="noopener" className="text-primary underline underline-offset-4">
          {t.shell.footer.terms}
        </a>
      </p>
      <TrustLine isFree={isFree} />
    </div>
  );
}
