import { useNamespace } from "#web/i18n/use-namespace.ts";
import { CopyButton } from "./copy-button.tsx";

/** The order number, with a button that copies it. */
export function OrderNumber({ number }: { number: string }) {
  const words = useNamespace("order");
  return (
    <p className="flex items-center gap-2 text-text type-body">
      <span className="text-text-2">{words.number}</span>
      <bdi dir="ltr" className="font-bold tabular-nums" data-order-number="">
        {number}
      </bdi>
      <CopyButton text={number} label={words.copy} done={words.copied} />
    </p>
  );
}
