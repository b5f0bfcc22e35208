import { Clock } from "lucide-react";
import { useRef } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { clockText, lastCall } from "./hold-clock.ts";

/** How long the nights are kept: a calm line that eyes may follow, and that readers hear of at five minutes and at one. */
export function HoldNotice({ leftMs }: { leftMs: number }) {
  const t = useMessages();
  const words = useNamespace("cart");
  const call = lastCall(leftMs);
  const firstCall = useRef(call);
  const [before = "", after = ""] = words.hold({ time: "\n" }).split("\n");
  return (
    <div
      className={`flex items-start gap-2 rounded-control px-3 py-2.5 type-small ${call ? "bg-warning-soft text-warning" : "bg-info-soft text-info"}`}
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
        {call && call !== firstCall.current && words.holdLeft({ minutes: t.count.minutes({ n: call }) })}
      </span>
    </div>
  );
}
