import { useRef } from "react";
import type { BannerItem } from "#contract/site/content.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FROM_SMALL } from "#web/lib/media-queries.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { CampaignPictures } from "./campaign-pictures.tsx";
import { CampaignWords } from "./campaign-words.tsx";
import { CAMPAIGNS_KEY, OffersLink } from "./offers-link.tsx";
import { SmallCampaign } from "./small-campaign.tsx";

const CampaignsSheet = lazyDialog({ load: () => import("./campaigns-sheet.tsx") });

type Props = { banners: readonly BannerItem[] };

/** The running campaigns: banners in the page, and a sheet that lists all of them. */
export function Campaigns({ banners }: Props) {
  const words = useNamespace("about");
  const column = usePageColumn();
  const modal = useModal(CAMPAIGNS_KEY);
  const section = useRef<HTMLElement>(null);
  const shown = banners.filter((banner) => !banner.popup);
  if (banners.length === 0) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.campaign.label}
      className={`${column} outline-none grid gap-6 pt-16 empty:hidden`}
    >
      <SmallCampaign banners={banners} onOpen={modal.open} onClose={() => section.current?.focus()} />
      {shown.map((banner) => (
        <CampaignBanner key={banner.id} banner={banner} onOpen={modal.open} />
      ))}
      <CampaignsSheet
        waiting={{ title: words.campaign.label }}
        isOpen={modal.isOpen}
        onClose={modal.close}
        banners={banners}
      />
    </section>
  );
}

function CampaignBanner({ banner, onOpen }: { banner: BannerItem; onOpen: () => void }) {
  const { campaign } = useNamespace("about");
  return (
    <article className="overflow-hidden rounded-card bg-accent-soft sm:flex">
      <CampaignPictures images={banner.images} sizes={`${FROM_SMALL} 40vw, 100vw`} className="sm:w-2/5 sm:shrink-0" />
      <div className="p-5 sm:self-center desktop:p-8">
        <CampaignWords banner={banner} level={2} />
        <OffersLink onOpen={onOpen} className="mt-2 text-text-2 type-small underline hover:text-text">
          {campaign.conditions}
        </OffersLink>
      </div>
    </article>
  );
}
