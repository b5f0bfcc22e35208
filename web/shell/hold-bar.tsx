import { Clock } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import type { Hold } from "#contract/cart/hold.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { refreshHold } from "#web/shared/hold/hold-store.ts";
import { resumeStep } from "#web/shared/hold/resume-step.ts";
import { TimeLeftText } from "#web/shared/hold/time-left-text.tsx";
import { useHold } from "#web/shared/hold/use-hold.ts";
import { useTimeLeft } from "#web/shared/hold/use-time-left.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The stay that the guest holds, on every page but those of the checkout, with the link back to its booking. */
export function HoldBar({ isCheckout }: { isCheckout: boolean }) {
  const { hold, since } = useHold();
  useFreshHold(hold !== null, isCheckout);
  if (isCheckout || !hold) return null;
  return <Bar key={hold.cartId} hold={hold} since={since} />;
}

function Bar({ hold, since }: { hold: Hold; since: number }) {
  const { hold: words } = useMessages().shell;
  const path = usePaths();
  const leftMs = useTimeLeft(hold, since);
  const isPaying = hold.status === "paying";
  const isOut = !isPaying && leftMs <= 0;
  useEffect(() => {
    if (isOut) void refreshHold();
  }, [isOut]);
  if (isOut) return null;
  return (
    <aside aria-label={words.label} data-hold={hold.cartId} className="bg-info-soft text-info type-small print:hidden">
      <div className="page-width flex min-h-11 items-center justify-center gap-x-2">
        <Icon icon={Clock} size="s" />
        {isPaying ? <p>{words.paying}</p> : <TimeLeftText text={words.left} leftMs={leftMs} />}
        <span aria-hidden="true">·</span>
        <Link
          to={path(...resumeStep(hold))}
          reloadDocument
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.continue}
        </Link>
      </div>
    </aside>
  );
}

/** Loads the hold again when a checkout page, another tab or the time may have changed it. */
function useFreshHold(isKnown: boolean, isCheckout: boolean) {
  const wasCheckout = useRef(isCheckout);
  useEffect(() => {
    if (wasCheckout.current && !isCheckout) void refreshHold();
    wasCheckout.current = isCheckout;
  }, [isCheckout]);
  const refreshIfVisible = useEffectEvent(() => {
    if (isKnown && !isCheckout && document.visibilityState === "visible") void refreshHold();
  });
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && refreshIfVisible();
    addEventListener("pageshow", onPageShow);
    document.addEventListener("visibilitychange", refreshIfVisible);
    return () => {
      removeEventListener("pageshow", onPageShow);
      document.removeEventListener("visibilitychange", refreshIfVisible);
    };
  }, []);
}
