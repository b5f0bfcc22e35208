import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { CodeAnswer } from "../access/submit-order-code.ts";
import { ManageOrderFrame } from "../action/manage-order-frame.tsx";
import { ChangeScreen } from "./change-screen.tsx";
import type { ChangeAnswer, ChangeData } from "./load-change.ts";

type Props = { found: ChangeData; answer: ChangeAnswer | CodeAnswer | null };

/** Changes the booking of a guest without an account. */
export default function ManageChangePage({ found: { order, found, code }, answer }: Props) {
  return (
    <ManageOrderFrame order={order} words={useNamespace("change")}>
      <ChangeScreen found={found} code={code} answer={answer} />
    </ManageOrderFrame>
  );
}
