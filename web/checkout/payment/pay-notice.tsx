import { CircleAlert, Info } from "lucide-react";
import { useEffect, useRef } from "react";
import { problemText } from "#domain/message/problem-text.ts";
import { fieldCards } from "#domain/payment/site-methods.ts";
import { problems } from "#domain/problem/problems.ts";
import { hydratesAtOnce } from "#web/hydration/needs-hydration.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { useCardNames } from "#web/shared/card-names.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import type { PayProblem } from "./pay-problem.ts";

const ALARMING = "border-2 border-danger bg-danger-soft";
const CALM = "bg-info-soft";

/** Why a payment failed, or that the guest cancelled it, and that nothing was charged. It gets the focus, far above the button. */
export function PayNotice({ problem }: { problem: PayProblem | null }) {
  const text = useProblemText(problem);
  const nextStep = useNextStep(problem);
  const wanted = problem?.kind === "cancelled";
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!text) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return (
    <div role="alert" ref={box} tabIndex={-1} className="rounded-card outline-none">
      {text && (
        <div {...hydratesAtOnce} className={`mb-5 flex gap-3 rounded-card p-4 text-text ${wanted ? CALM : ALARMING}`}>
          <Icon
            icon={wanted ? Info : CircleAlert}
            className={`mt-[calc((1lh-20px)/2)] ${wanted ? "text-info" : "text-danger"}`}
          />
          <div>
            <p className="font-bold type-body">{text}</p>
            <p className="text-text-2 type-small empty:hidden">{nextStep}</p>
          </div>
        </div>
      )}
    </div>
  );
}

/** Refusals that say themselves what happens to the money. */
const aboutMoney: readonly number[] = [problems["payment-running"].code, problems["dates-taken-while-paying"].code];

/** That nothing was charged; the reason says what the guest can do. */
function useNextStep(problem: PayProblem | null): string | null {
  const words = useNamespace("pay");
  if (problem?.kind === "cancelled") return words.cancelledDetail;
  if (problem?.kind !== "declined" || aboutMoney.includes(problem.code ?? 0)) return null;
  return words.failed;
}

function useProblemText(problem: PayProblem | null): string | null {
  const t = useMessages();
  const words = useNamespace("pay");
  const cards = useAcceptedCards();
  if (!problem || problem.kind === "price" || problem.kind === "expired" || problem.kind === "running") return null;
  if (problem.kind === "offline") return t.shell.offline.notNow;
  if (problem.kind === "cancelled") return words.cancelled;
  if (problem.kind === "unknown") return words.unsure;
  if (problem.kind === "other") return problemMessage(problem.error, t);
  if (problem.isBrandRefused) return words.cardRefused({ cards });
  return (problem.code !== null && problemText(t.errorCodes, problem.code)) || words.declined;
}

/** The cards of the site in one phrase: "Visa, Mastercard, and mada". */
function useAcceptedCards(): string {
  const { language, site } = usePageContext();
  const names = useCardNames();
  const cards = fieldCards(site).map((card) => names[card]);
  return new Intl.ListFormat(language).format(cards);
}
