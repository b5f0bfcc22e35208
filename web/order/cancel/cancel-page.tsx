import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { CodeAnswer } from "../access/submit-order-code.ts";
import { AccountOrderFrame } from "../action/account-order-frame.tsx";
import { CancelContent } from "./cancel-content.tsx";
import type { CancelAnswer, CancelData } from "./load-cancel.ts";

type Props = { own: AccountPageData<CancelData>; answer: CancelAnswer | CodeAnswer | null };

/** Cancels a booking of the account. */
export default function CancelPage({ own, answer }: Props) {
  const { title } = useNamespace("cancel");
  return (
    <AccountOrderFrame own={own} title={title}>
      {({ preview, code }) => <CancelContent preview={preview} code={code} answer={answer} />}
    </AccountOrderFrame>
  );
}
