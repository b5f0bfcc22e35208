import { X } from "lucide-react";
import type { PaidPart } from "#domain/cart/paid-with.ts";
import { type LoyaltyMethod, loyaltyMethods } from "#domain/loyalty/methods.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { useLoyalty } from "./use-loyalty.ts";

/** Stops points or the wallet from paying; `null` for money. */
export function removePartOf({ method }: PaidPart) {
  const leg = loyaltyMethods.find((each) => each === method);
  return leg ? <RemovePart method={leg} /> : null;
}

function RemovePart({ method }: { method: LoyaltyMethod }) {
  const t = useMessages();
  const { methods } = useNamespace("paid");
  const show = useSnackbar();
  const { remove, isBusy } = useLoyalty();
  return (
    <button
      type="button"
      aria-label={t.ui.remove({ x: methods[method] })}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) remove(method).catch((error: unknown) => show({ text: problemMessage(error, t) }));
      }}
      className="hit-area inline-flex cursor-pointer items-center rounded-pill p-0.5 text-text-2 hover:bg-sunken hover:text-text noscript:hidden"
    >
      <Icon icon={X} size="s" />
    </button>
  );
}
