import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useNavigation, useSearchParams } from "react-router";
import type { BannerItem } from "#contract/content.ts";
import { withModal } from "#domain/search/modals.ts";
import { nextPopup, rememberPopup } from "./popup-memory.ts";
import { useIsPast } from "./use-is-past.ts";

/** A guest who reads on is asked after a moment of rest, never while the page is still coming or going. */
const REST_MS = 1500;

/**
 * Opens the first campaign meant to pop up that this session has not seen, once the guest has left the search behind.
 * It takes the place of the present address: nobody asked for it, so Back need not undo it.
 */
export function useCampaignPopup(banners: readonly BannerItem[]): BannerItem | null {
  const isPast = useIsPast();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const [popup, setPopup] = useState<BannerItem | null>(null);
  const isQuiet = isPast && state === "idle" && !params.get("modals");

  const open = useEffectEvent(() => {
    const found = nextPopup(sessionStorage, banners, new Date());
    if (!found) return;
    rememberPopup(sessionStorage, found.id);
    setPopup(found);
    const search = new URLSearchParams(params);
    search.set("modals", withModal(null, "CAMPAIGNS_MODAL"));
    navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (!isQuiet) return;
    const timer = setTimeout(() => open(), REST_MS);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  return popup;
}
