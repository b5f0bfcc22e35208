import "#web/ui/field/radio-group.css";
import { type ReactNode, useId } from "react";
import type { MethodOffer } from "#contract/cart/payment.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { methodRow, type PaymentMethod } from "#domain/payment/methods.ts";
import { planText } from "#domain/payment/plan-text.ts";
import { problems } from "#domain/problem/problems.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useCardNames } from "#web/shared/card-names.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Mark } from "#web/ui/display/mark.tsx";
import { useMethodNames } from "./method-names.ts";
import { usePayable } from "./payable-context.tsx";

const NOT_FOR_THIS_ORDER = problems["method-not-for-this-order"].code;
/** The company that takes it does not answer. */
const BUSY = problems.busy.code;

/** `isDown` while its gateway takes no payment. */
export type ShownOffer = MethodOffer & { isDown?: boolean };

type Props = {
  offers: readonly ShownOffer[];
  chosen: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
  /** Tries a method again that is down. */
  onRetry: (method: PaymentMethod) => void;
  /** The content of the chosen method's card. */
  children: ReactNode;
};

/** The payment methods in the order of the site; an unavailable one shows the reason. */
export function MethodList({ offers, chosen, onChoose, onRetry, children }: Props) {
  const words = useNamespace("pay");
  const refused = offers.filter(({ reason }) => reason === NOT_FOR_THIS_ORDER);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-text type-h2">{words.how}</legend>
      <div className="grid gap-3">
        {offers
          .filter((offer) => !refused.includes(offer))
          .map((offer) => (
            <MethodCard
              key={offer.method}
              offer={offer}
              isChosen={offer.method === chosen}
              onChoose={() => onChoose(offer.method)}
              onRetry={() => onRetry(offer.method)}
            >
              {children}
            </MethodCard>
          ))}
      </div>
      <RefusedMethods refused={refused} />
    </fieldset>
  );
}

type CardProps = {
  offer: ShownOffer;
  isChosen: boolean;
  onChoose: () => void;
  onRetry: () => void;
  children: ReactNode;
};

function MethodCard({ offer, isChosen, onChoose, onRetry, children }: CardProps) {
  const t = useMessages();
  const { nameOf, hintOf } = useMethodNames();
  const id = useId();
  const { method, available, reason, cards } = offer;
  const { mark } = methodRow(method);
  const words = useNamespace("pay");
  const whyNot = reason === BUSY ? words.methodDown : reason !== null && problemText(t.errorCodes, reason);
  const why = available ? hintOf(method) : whyNot || hintOf(method);
  return (
    <div
      className={`rounded-card border transition-colors ${isChosen ? "border-primary shadow-e1" : "border-border"} ${available ? "bg-surface" : "bg-sunken"}`}
    >
      <label htmlFor={id} className="flex min-h-16 items-start gap-3 p-4">
        <input
          id={id}
          type="radio"
          name="method"
          value={method}
          checked={isChosen}
          disabled={!available}
          aria-describedby={`${id}-hint`}
          onChange={onChoose}
          className="radio-dot"
        />
        <span className="min-w-0 grow">
          <span className={`block font-semibold type-body ${available ? "text-text" : "text-muted"}`}>
            {nameOf(method)}
          </span>
          <span id={`${id}-hint`} className="block text-text-2 type-small">
            {why}
          </span>
          {!isChosen && <Plan offer={offer} />}
          <CardMarks cards={cards} />
        </span>
        {mark && (
          <span aria-hidden="true" className="shrink-0">
            <Mark>{mark}</Mark>
          </span>
        )}
      </label>
      {offer.isDown && <MethodDown onRetry={onRetry} />}
      {isChosen && <div className="px-4 pb-4 empty:hidden">{children}</div>}
    </div>
  );
}

/** The longest plan of a lender; once the lender is chosen, its plans are listed. */
function Plan({ offer: { plans } }: { offer: MethodOffer }) {
  const t = useMessages();
  const language = useLanguage();
  const { currency } = usePayable().payable;
  const plan = plans.at(-1);
  if (!plan) return null;
  return (
    <span className="block text-text-2 type-small">{planText({ schedule: plan.schedule, currency }, language, t)}</span>
  );
}

/** The gateway does not answer; the other methods stay. */
function MethodDown({ onRetry }: { onRetry: () => void }) {
  const words = useNamespace("pay");
  return (
    <div className="grid justify-items-start gap-3 px-4 pb-4">
      <p role="alert" className="text-text type-small">
        {words.methodDown}
      </p>
      <Button variant="secondary" onPress={onRetry}>
        {words.fieldsAgain}
      </Button>
    </div>
  );
}

/** All marks fit in one line of a phone with the short name that its owner uses too. */
function CardMarks({ cards }: { cards: readonly string[] }) {
  const nameOf = { ...useCardNames(), "american-express": "Amex" };
  const names = cards.map((card) => nameOf[card as keyof typeof nameOf]).filter(Boolean);
  if (names.length === 0) return null;
  return (
    <span className="mt-2 flex flex-wrap gap-1">
      {names.map((name) => (
        <Mark key={name}>{name}</Mark>
      ))}
    </span>
  );
}

/** Methods that a lender refused, in one line: it is nobody's error. */
function RefusedMethods({ refused }: { refused: readonly MethodOffer[] }) {
  const t = useMessages();
  const { nameOf } = useMethodNames();
  return refused.map(({ method }) => (
    <p key={method} className="mt-2 text-muted type-small">
      {nameOf(method)}: {t.errorCodes[NOT_FOR_THIS_ORDER]}
    </p>
  ));
}
