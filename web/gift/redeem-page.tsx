import { useState } from "react";
import { problemText } from "#domain/message/problem-text.ts";
import { RedeemForm } from "#web/gift-card/redeem-form.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { SuccessSpot } from "#web/illustration/success-spot.tsx";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

/** The answer to a form that was sent without JavaScript: the balance, or the code of a problem. */
export type RedeemAnswer = { available: number; code: null } | { available: null; code: number };

/** The page that redeems a code. */
export default function RedeemPage({ answer }: { answer: RedeemAnswer | null }) {
  const t = useMessages();
  const { redeem: words } = useNamespace("gift");
  const { site } = usePageContext();
  const [available, setAvailable] = useState(answer?.available ?? null);
  const problem = answer?.code ? (problemText(t.errorCodes, answer.code, {}) ?? t.error.default) : null;
  return (
    <div className={`${usePageColumn()} pt-3 pb-12 desktop:pt-8`}>
      <PageHead title={words.pageTitle({ brand: t.shell.brand[site.brand] })} description={words.lead} hidden />
      <div className="mx-auto max-w-[560px]">
        {available === null ? (
          <>
            <h1 className="text-text type-h1">{words.title}</h1>
            <p className="mt-1 mb-5 text-text-2 type-body">{words.lead}</p>
            <div className="rounded-card border border-border bg-surface p-4 sm:p-6">
              <RedeemForm firstProblem={problem} onDone={setAvailable} />
            </div>
          </>
        ) : (
          <Redeemed available={available} />
        )}
      </div>
    </div>
  );
}

function Redeemed({ available }: { available: number }) {
  const { redeem: words } = useNamespace("gift");
  const paidText = usePaidText();
  const path = usePaths();
  return (
    <div role="status">
      <EmptyState
        level={1}
        illustration={<SuccessSpot />}
        sentence={words.done({ a: paidText({ total: available, currency: "SAR" }) })}
        detail={words.doneDetail}
        actions={
          <>
            <ButtonLink to={path("accountWallet")}>{words.wallet}</ButtonLink>
            <ButtonLink to={path("frontPage")} variant="secondary">
              {words.find}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
