import { useSearchParams } from "react-router";
import type { GiftOrder } from "#contract/wallet/gift.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { GiftCardFace } from "#web/gift-card/gift-card-face.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { RefreshEvery } from "#web/shared/refresh-every.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { GiftActions } from "./gift-actions.tsx";
import { GiftFacts } from "./gift-facts.tsx";
import { GiftReceipt } from "./gift-receipt.tsx";
import { useStateText } from "./gift-state-text.ts";
import type { FoundGift, GiftAnswer } from "./load-gift-order.ts";

const REFRESH_MS = 4_000;

type Props = FoundGift & {
  /** The answer to a form that was sent. */
  answer: GiftAnswer | null;
};

/** A gift as its buyer follows it: its state, what it is, and what can be done with it. */
export default function GiftOrderPage({ gift, problem, answer }: Props) {
  const column = usePageColumn();
  return (
    <div className={`${column} pt-3 pb-12 desktop:pt-8`}>
      <meta name="robots" content="noindex,nofollow" />
      {gift ? <Gift gift={gift} answer={answer} /> : <NoGift problem={problem} />}
    </div>
  );
}

function Gift({ gift, answer }: { gift: GiftOrder; answer: GiftAnswer | null }) {
  const t = useMessages();
  const { order: words } = useNamespace("gift");
  const { site } = usePageContext();
  const [params] = useSearchParams();
  const stateText = useStateText();
  const number = leftToRight(gift.orderNumber);
  return (
    <>
      <title>{words.pageTitle({ number: gift.orderNumber, brand: t.shell.brand[site.brand] })}</title>
      {isWaiting(gift) && <RefreshEvery ms={REFRESH_MS} />}
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:gap-x-12">
        <div className="order-last grid gap-6 desktop:order-first">
          <div>
            <h1 className="text-text type-h1">{isBought(gift) ? words.thanks : words.number({ number })}</h1>
            {isBought(gift) && <p className="mt-1 text-text-2 type-body">{words.number({ number })}</p>}
            <p className="mt-2">
              <Badge tone={toneOf(gift)}>{words.states[gift.isUndelivered ? "undelivered" : gift.state]}</Badge>
            </p>
            <p role="status" className="wrap-anywhere measure mt-3 text-text type-body">
              {stateText(gift)}
            </p>
            {params.get("resent") === "yes" && gift.state === "sent" && !gift.isUndelivered && (
              <p role="status" className="mt-3 rounded-control bg-success-soft p-3 text-success type-body">
                {words.resent}
              </p>
            )}
          </div>
          <GiftActions gift={gift} answer={answer} />
          <GiftFacts gift={gift} />
          <GiftReceipt gift={gift} />
        </div>
        <GiftCardFace
          designId={gift.designId}
          amount={gift.amount}
          language={gift.recipient?.language ?? "ar"}
          recipientName={gift.recipient?.name}
          senderName={gift.recipient?.senderName}
        />
      </div>
    </>
  );
}

function toneOf({ state, isUndelivered }: GiftOrder) {
  if (isUndelivered) return "warning" as const;
  if (state === "sent" || state === "redeemed") return "success" as const;
  if (state === "failed" || state === "frozen") return "danger" as const;
  if (state === "returned" || state === "expired") return "muted" as const;
  return state === "unpaid" || state === "paying" ? ("warning" as const) : ("info" as const);
}

/** Its buyer has paid it, nobody has used it yet, and nothing is wrong with it. */
function isBought({ isOwner, state, isUndelivered }: GiftOrder): boolean {
  return isOwner && !isUndelivered && (state === "waiting" || state === "scheduled" || state === "sent");
}

/** A gift that waits for a bank, for its sending or for its refund changes without the guest. */
function isWaiting({ state, refund, statusCode }: GiftOrder): boolean {
  return state === "paying" || state === "waiting" || (refund?.status === "pending" && statusCode === 102);
}

function NoGift({ problem }: { problem: FoundGift["problem"] }) {
  const { order: words } = useNamespace("gift");
  const path = usePaths();
  const sentence = problem === "missing" ? words.missing : words.failedLoad;
  return (
    <>
      <title>{sentence}</title>
      <ErrorState
        level={1}
        illustration={<ErrorSpot />}
        sentence={sentence}
        {...(problem === "missing" && { detail: words.missingDetail })}
        actions={<ButtonLink to={path("giftCards")}>{words.another}</ButtonLink>}
      />
    </>
  );
}
