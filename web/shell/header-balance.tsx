import { WalletCards } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatPrice } from "#domain/money/format-price.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { isWalletMember } from "#web/session/wallet-member.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { onResult } from "#web/shared/result/show-result.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The balance of a member on wide screens, once the page is interactive and after every action; nothing if it fails to load. */
export function HeaderBalance() {
  const t = useMessages();
  const language = useLanguage();
  const path = usePaths();
  const { features } = usePageContext().site;
  const [available, setAvailable] = useState<number | null>(null);
  useEffect(() => {
    if (!features.wallet || !isWalletMember()) return;
    const load = () => {
      callFromBrowser("checkBalance", {}).then(
        (balance) => setAvailable(balance.available),
        () => {},
      );
    };
    load();
    return onResult(load);
  }, [features.wallet]);
  if (available === null) return null;
  return (
    <Link
      to={path("accountWallet")}
      className="hidden min-h-11 items-center gap-2 rounded-control px-3 text-text-2 type-small hover:text-text desktop:inline-flex"
    >
      <Icon icon={WalletCards} size="s" />
      <span className="sr-only">{t.shell.nav.wallet}</span>
      {currencyText(formatPrice(available), "SAR", language)}
    </Link>
  );
}
