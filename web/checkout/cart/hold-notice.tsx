import { Clock } from "lucide-react";
import { useRef } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { clockText, lastWarning } from "./hold-clock.ts";

/** The remaining time of the hold. Screen readers announce it only at five minutes and at one. */
export function HoldNotice({ leftMs }: { leftMs: number }) {
  const t = useMessages();
  const words = useNamespace("cart");
  const warning = lastWarning(leftMs);
  const firstWarning = useRef(warning);
  const [before = "", after = ""] = words.hold({ time: "\n" }).split("\n");
  return (
    <div
      className={`flex items-start gap-2 rounded-control px-3 py-2.5 type-small ${warning ? "bg-warning-soft text-warning" : "bg-info-soft text-info"}`}
    >
      <Icon icon={Clock} size="s" className="mt-[calc((1lh-16px)/2)]" />
      <p role="timer" aria-live="off">
        {before}
        <bdi dir="ltr" className="font-bold tabular-nums">
          {clockText(leftMs)}
        </bdi>
        {after}
      </p>
      <span role="status" className="sr-only">
        {warning && warning !== firstWarning.current && words.holdLeft({ minutes: t.count.minutes({ n: warning }) })}
      </span>
    </div>
  );
}
