import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useNavigation, useSearchParams } from "react-router";
import type { BannerItem } from "#contract/content.ts";
import { withModal } from "#domain/search/modals.ts";
import { nextPopup, storeShownPopup } from "./shown-popups.ts";
import { useIsPast } from "./use-is-past.ts";

/** The popup opens after a pause, never during a navigation. */
const POPUP_DELAY_MS = 1500;

/**
 * Opens the first popup campaign that was not shown in this session, once the guest has scrolled past the search.
 * It replaces the current history entry, because the guest did not open it and Back need not close it.
 */
export function useCampaignPopup(banners: readonly BannerItem[]): BannerItem | null {
  const isPast = useIsPast();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const [popup, setPopup] = useState<BannerItem | null>(null);
  const isIdle = isPast && state === "idle" && !params.get("modals");

  const open = useEffectEvent(() => {
    const found = nextPopup(sessionStorage, banners, new Date());
    if (!found) return;
    storeShownPopup(sessionStorage, found.id);
    setPopup(found);
    const search = new URLSearchParams(params);
    search.set("modals", withModal(null, "CAMPAIGNS_MODAL"));
    navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (!isIdle) return;
    const timer = setTimeout(() => open(), POPUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isIdle]);
  return popup;
}
