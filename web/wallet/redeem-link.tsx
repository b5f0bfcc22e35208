import { Gift } from "lucide-react";
import { Link } from "react-router";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { usePaths } from "#web/shared/paths.ts";
import { buttonClasses } from "#web/ui/action/button-classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";

const RedeemDialog = lazyDialog({
  load: () => import("./redeem-dialog.tsx"),
  namespaces: ["gift", "field", "cart"],
});

/** Opens the form for a gift code over the wallet; without JavaScript and in a new tab it leads to its page. */
export function RedeemLink() {
  const { addGift } = useNamespace("wallet");
  const path = usePaths();
  const modal = useModal("REDEEM_MODAL");
  return (
    <>
      <Link
        to={path("giftRedeem")}
        {...opensSheet(addGift)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          modal.open();
        }}
        className={buttonClasses({ variant: "secondary", full: "phone" })}
      >
        <Icon icon={Gift} />
        {addGift}
      </Link>
      <RedeemDialog waiting={{ title: addGift }} isOpen={modal.isOpen} onClose={modal.close} />
    </>
  );
}
