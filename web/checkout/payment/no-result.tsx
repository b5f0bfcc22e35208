import { problemText } from "#domain/message/problem-text.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { noResultYet, type PaymentAnswer, type Wait } from "./wait-machine.ts";

type Why = "pending" | "lost" | "missing" | "refused";
type Props = { why: Why; answer: PaymentAnswer | null; pollNow: () => void };

/** Why the page shows no result: it still waits for one, there is no such payment, or no cart to return to. */
export function whyNoResult(wait: Wait, cartId: string | null): Why | null {
  if (wait.phase === "missing") return "missing";
  if (wait.phase === "end") return wait.answer?.status === "FAILED" && !cartId ? "refused" : null;
  return noResultYet(wait);
}

/** What it means for the money, and what to do. While the result is open, the page polls on. */
export function NoResult({ why, answer, pollNow }: Props) {
  const t = useMessages();
  const words = useNamespace("pay");
  const path = usePaths();
  const message = useMessage(why, answer);
  const orderNumber = answer?.orderNumber ?? null;
  const isOpen = why === "pending" || why === "lost";
  return (
    <>
      <ErrorState
        level={1}
        illustration={isOpen ? <HourglassSpot /> : <ErrorSpot />}
        sentence={message.title}
        detail={message.detail}
        actions={
          <>
            {orderNumber && why === "pending" && (
              <ButtonLink
                to={
                  answer?.isGift
                    ? path("giftOrder", { giftOrderNumber: orderNumber })
                    : path("confirmation", { orderNumber })
                }
              >
                {words.wait.see}
              </ButtonLink>
            )}
            {isOpen ? (
              <Button variant="secondary" onPress={pollNow}>
                {words.wait.again}
              </Button>
            ) : (
              <ButtonLink to={path("manageBooking")}>{t.shell.footer.manageBooking}</ButtonLink>
            )}
          </>
        }
      />
      {isOpen && (
        <p role="status" className="measure mx-auto mb-3 text-center text-text-2 type-small">
          {words.wait.keepsChecking}
        </p>
      )}
      {orderNumber && (
        <p className="text-center text-text-2 type-body">
          {words.wait.order({ number: `\u2066${orderNumber}\u2069` })}
        </p>
      )}
    </>
  );
}

function useMessage(why: Why, answer: PaymentAnswer | null): { title: string; detail: string } {
  const t = useMessages();
  const words = useNamespace("pay");
  if (why === "pending") return { title: words.wait.pendingTitle, detail: words.pending };
  if (why === "lost") return { title: words.wait.lost, detail: words.wait.lostDetail };
  if (why === "missing") return { title: words.wait.missing, detail: words.wait.missingDetail };
  const reason = answer?.code ? problemText(t.errorCodes, answer.code) : null;
  return { title: words.wait.failedTitle, detail: reason ?? words.failed };
}
