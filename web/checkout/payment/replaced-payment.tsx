import type { BillKind } from "#domain/payment/bill.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { WaitSpot } from "#web/illustration/wait-spot.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { usePaidPath } from "./paid-path.ts";
import type { PaymentAnswer } from "./wait-machine.ts";

type Replacement = NonNullable<PaymentAnswer["replacement"]>;

/** A later attempt that paid or still may. After one that failed, too, there is something to pay: the payment page says so. */
export function replacementOf(answer: PaymentAnswer | null): Replacement | null {
  const later = answer?.status === "FAILED" ? answer.replacement : undefined;
  return later && later.status !== "FAILED" ? later : null;
}

export function billKindOf(answer: PaymentAnswer | null): BillKind {
  if (answer?.isGift) return "gift";
  return answer?.isChange ? "change" : "stay";
}

type Props = Replacement & { cartId: string | null; kind: BillKind };

/** The tab of an old attempt says what the guest did in another tab, and leads there. */
export function Replaced({ paymentId, status, orderNumber, cartId, kind }: Props) {
  const { replaced: words } = useNamespace("pay").wait;
  const path = usePaths();
  const paidPath = usePaidPath();
  const isPaid = status === "SUCCESS";
  const waitPath = path("paymentReturn", { paymentId, ...(cartId && { cartId }) });
  return (
    <EmptyState
      level={1}
      illustration={<WaitSpot />}
      sentence={isPaid ? words.paid : words.pending}
      detail={isPaid ? words.paidDetail : words.pendingDetail}
      actions={
        isPaid && orderNumber ? (
          <ButtonLink to={paidPath(orderNumber, kind)}>{words.see}</ButtonLink>
        ) : (
          <ButtonLink to={waitPath} reloadDocument>
            {words.wait}
          </ButtonLink>
        )
      }
    />
  );
}
