import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { CodeAnswer } from "../access/submit-order-code.ts";
import { AccountOrderFrame } from "../action/account-order-frame.tsx";
import { ChangeScreen } from "./change-screen.tsx";
import type { ChangeAnswer, ChangeData } from "./load-change.ts";

type Props = { own: AccountPageData<ChangeData>; answer: ChangeAnswer | CodeAnswer | null };

/** Changes a booking of the account. */
export default function ChangePage({ own, answer }: Props) {
  const { title } = useNamespace("change");
  return (
    <AccountOrderFrame own={own} title={title}>
      {({ found, code }) => <ChangeScreen found={found} code={code} answer={answer} />}
    </AccountOrderFrame>
  );
}
