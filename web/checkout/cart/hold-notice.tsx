import { Clock } from "lucide-react";
import { useRef } from "react";
import { lastWarning } from "#domain/cart/hold-clock.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { TimeLeftText } from "#web/shared/hold/time-left-text.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

type Props = {
  leftMs: number;
  /** A message with one place for the time, other than the usual one. */
  text?: (values: { time: string }) => string;
};

/** The remaining time of the hold. Screen readers announce it only at five minutes and at one. */
export function HoldNotice({ leftMs, text }: Props) {
  const words = useNamespace("cart");
  const warning = lastWarning(leftMs);
  const firstWarning = useRef(warning);
  return (
    <div
      data-left-ms={leftMs}
      className={`flex items-start gap-2 rounded-control px-3 py-2.5 type-small ${warning ? "bg-warning-soft text-warning" : "bg-info-soft text-info"}`}
    >
      <Icon icon={Clock} size="s" className="mt-[calc((1lh-16px)/2)]" />
      <TimeLeftText text={text ?? words.hold} leftMs={leftMs} />
      <span role="status" className="sr-only">
        {warning && warning !== firstWarning.current && words.holdLeft({ n: warning })}
      </span>
    </div>
  );
}
