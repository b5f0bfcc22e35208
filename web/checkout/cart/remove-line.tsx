import { X } from "lucide-react";
import type { CartProduct } from "#contract/cart.ts";
import { type LoyaltyMethod, loyaltyMethods } from "#domain/loyalty/methods.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { useLoyalty } from "./use-loyalty.ts";

/** Removes points or the wallet from the price; `null` for other lines. */
export function removeLineOf(line: CartProduct) {
  const method = loyaltyMethods.find((each) => each === line.category);
  return line.type === "loyalty" && method ? <RemoveLine name={line.name} method={method} /> : null;
}

function RemoveLine({ name, method }: { name: string; method: LoyaltyMethod }) {
  const t = useMessages();
  const show = useSnackbar();
  const { remove, isBusy } = useLoyalty();
  return (
    <button
      type="button"
      aria-label={t.ui.remove({ x: name })}
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
