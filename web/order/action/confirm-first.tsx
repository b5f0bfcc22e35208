import { useRevalidator } from "react-router";
import { OrderCodeSection } from "../access/order-code-section.tsx";
import { isCodeAnswer } from "../access/submit-order-code.ts";
import { useOrder } from "../order-context.tsx";

/** The page of an action asks a guest who can only read the booking for a code; afterwards it loads again. */
export function ConfirmFirst({ reason, answer }: { reason: string; answer: object | null }) {
  const { order } = useOrder();
  const { revalidate } = useRevalidator();
  return (
    <>
      <p className="text-text type-body">{reason}</p>
      <OrderCodeSection
        order={order}
        answer={isCodeAnswer(answer) ? answer : null}
        onConfirmed={() => void revalidate()}
      />
    </>
  );
}
