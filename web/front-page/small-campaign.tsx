import { X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { BannerItem } from "#contract/site/content.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { nextPopup, storeClosedCampaign } from "./closed-campaigns.ts";
import { OffersLink } from "./offers-link.tsx";

type Props = {
  banners: readonly BannerItem[];
  onOpen: () => void;
  /** Moves the focus away from the banner that is gone. */
  onClose: () => void;
};

/** A popup campaign as one line of the page. It opens the offers when a guest asks, and stays closed once closed. */
export function SmallCampaign({ banners, onOpen, onClose }: Props) {
  const t = useMessages();
  const [shown, setShown] = useState(() => banners.find(({ popup }) => popup));
  const update = useEffectEvent(() => setShown(nextPopup(sessionStorage, banners, new Date())));
  useEffect(() => update(), []);
  if (!shown) return null;
  function close(id: number) {
    storeClosedCampaign(sessionStorage, id);
    setShown(undefined);
    onClose();
  }
  return (
    <div className="flex items-center gap-2 rounded-card bg-accent-soft ps-4 pe-1 desktop:ps-6">
      <p className="min-w-0 grow py-3 type-body">
        <span className="font-semibold text-text">{shown.header}</span>{" "}
        <OffersLink onOpen={onOpen} className="text-accent-text underline" />
      </p>
      <span className="needs-script">
        <IconButton icon={X} label={t.ui.close} onPress={() => close(shown.id)} />
      </span>
    </div>
  );
}
