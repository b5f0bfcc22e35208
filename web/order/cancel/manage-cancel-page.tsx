import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { CodeAnswer } from "../access/submit-order-code.ts";
import { ManageOrderFrame } from "../action/manage-order-frame.tsx";
import { CancelContent } from "./cancel-content.tsx";
import type { CancelAnswer, CancelData } from "./load-cancel.ts";

type Props = { found: CancelData; answer: CancelAnswer | CodeAnswer | null };

/** Cancels the booking of a guest without an account. */
export default function ManageCancelPage({ found: { order, preview, code }, answer }: Props) {
  return (
    <ManageOrderFrame order={order} words={useNamespace("cancel")}>
      <CancelContent preview={preview} code={code} answer={answer} />
    </ManageOrderFrame>
  );
}
