import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The number guests read out, with a button that copies it. */
export function OrderNumber({ number }: { number: string }) {
  const words = useNamespace("order");
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(true);
    } catch {
      // The number stands there to be read.
    }
  };
  return (
    <p className="flex items-center gap-2 text-text type-body">
      <span className="text-text-2">{words.number}</span>
      <bdi dir="ltr" className="font-bold tabular-nums" data-order-number="">
        {number}
      </bdi>
      <button
        type="button"
        aria-label={words.copy}
        onClick={() => void copy()}
        className="inline-flex size-11 items-center justify-center rounded-pill text-primary hover:bg-primary-soft noscript:hidden print:hidden"
      >
        <Icon icon={isCopied ? Check : Copy} />
      </button>
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </p>
  );
}
