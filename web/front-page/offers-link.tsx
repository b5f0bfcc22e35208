import type { MouseEvent, ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { withModal } from "#domain/search/modals.ts";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";

export const CAMPAIGNS_KEY = "CAMPAIGNS_MODAL";

type Props = { onOpen: () => void; className: string; children?: ReactNode };

/** Opens the sheet with all offers; it is a link, so that it works before hydration. */
export function OffersLink({ onOpen, className, children }: Props) {
  const { campaign } = useNamespace("about");
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.set("modals", withModal(params.get("modals"), CAMPAIGNS_KEY));
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link
      to={`?${search}`}
      preventScrollReset
      aria-haspopup="dialog"
      {...opensSheet(campaign.label)}
      onClick={open}
      className={`inline-flex min-h-11 items-center ${className}`}
    >
      {children ?? campaign.see}
    </Link>
  );
}
