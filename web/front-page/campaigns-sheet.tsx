import type { BannerItem } from "#contract/site/content.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FROM_SMALL } from "#web/lib/media-queries.ts";
import { BottomSheet } from "#web/ui/overlay/bottom-sheet.tsx";
import { CampaignPictures } from "./campaign-pictures.tsx";
import { CampaignWords } from "./campaign-words.tsx";

type Props = { isOpen: boolean; onClose: () => void; banners: readonly BannerItem[] };

/** All running campaigns with their conditions. */
export default function CampaignsSheet({ isOpen, onClose, banners }: Props) {
  const { campaign } = useNamespace("about");
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={campaign.label}>
      <ul className="grid gap-8 pb-2">
        {banners.map((banner) => (
          <li key={banner.id}>
            <CampaignPictures
              images={banner.images}
              sizes={`${FROM_SMALL} 512px, 100vw`}
              className="mb-4 rounded-card"
            />
            <CampaignWords banner={banner} level={3} />
            {banner.conditions && (
              <p className="mt-3 text-text-2 type-small">
                {campaign.conditions}: {banner.conditions}
              </p>
            )}
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
