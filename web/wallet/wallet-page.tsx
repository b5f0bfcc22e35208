import { useEffect } from "react";
import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { storeWalletMember } from "#web/session/wallet-member.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Disclosure } from "#web/ui/action/disclosure.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { JoinWallet } from "./join-wallet.tsx";
import type { WalletFound } from "./load-wallet.ts";
import { MonthChart } from "./month-chart.tsx";
import { RedeemLink } from "./redeem-link.tsx";
import { Statement } from "./statement.tsx";
import { YearStatements } from "./year-statements.tsx";

/** The wallet of an account: balance, months and statement, or an invitation to join. */
export default function WalletPage(own: AccountPageData<WalletFound>) {
  const isMember = own.found?.state === "member";
  useEffect(() => {
    if (isMember) storeWalletMember();
  }, [isMember]);
  return (
    <AccountFrame own={own} page="wallet" worksWithoutScript={own.found?.state !== "join"}>
      {(found) => (
        <div className="grid gap-6">
          {found.state === "join" && <JoinWallet />}
          {found.state === "frozen" && <Frozen />}
          {found.state === "member" && (
            <>
              <BalanceCard balance={found.balance} />
              {found.bars.some(({ earned, used }) => earned + used > 0) && <MonthChart bars={found.bars} />}
              <Statement rows={found.rows} />
              <YearStatements statements={found.statements} />
            </>
          )}
          {found.state !== "frozen" && (
            <div>
              <RedeemLink />
            </div>
          )}
          {found.state !== "frozen" && <HowItWorks />}
        </div>
      )}
    </AccountFrame>
  );
}

function Frozen() {
  const words = useNamespace("wallet");
  const { supportPhone } = usePageContext().site;
  return (
    <EmptyState sentence={words.frozen.title} detail={words.frozen.call({ phone: `\u2066${supportPhone}\u2069` })} />
  );
}

function HowItWorks() {
  const { how } = useNamespace("wallet");
  return (
    <Disclosure summary={how.title}>
      <ul className="grid list-disc gap-2 ps-5">
        {[how.earn, how.refund, how.cancel].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
