import { lazy, type MouseEvent, Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import type { BannerItem } from "#contract/content.ts";
import { withModal } from "#domain/search/modals.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FROM_SMALL } from "#web/lib/media-queries.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { CampaignPictures } from "./campaign-pictures.tsx";
import { CampaignWords } from "./campaign-words.tsx";
import { useCampaignPopup } from "./use-campaign-popup.ts";

const KEY = "CAMPAIGNS_MODAL";
const CampaignsSheet = lazy(() => import("./campaigns-sheet.tsx"));

type Props = { banners: readonly BannerItem[] };

/** The running campaigns: banners in the page, a popup once per session, and a sheet that lists all of them. */
export function Campaigns({ banners }: Props) {
  const words = useNamespace("about");
  const column = usePageColumn();
  const modal = useModal(KEY);
  const popup = useCampaignPopup(banners);
  const shown = banners.filter((banner) => !banner.popup);
  if (banners.length === 0) return null;
  return (
    <section aria-label={words.campaign.label} className={`${column} grid gap-6 pt-16 empty:hidden`}>
      {shown.map((banner) => (
        <CampaignBanner key={banner.id} banner={banner} onOpen={modal.open} />
      ))}
      <Suspense>
        {modal.wasOpened && (
          <CampaignsSheet
            isOpen={modal.isOpen}
            onClose={modal.close}
            banners={popup ? [popup, ...banners.filter(({ id }) => id !== popup.id)] : banners}
          />
        )}
      </Suspense>
    </section>
  );
}

function CampaignBanner({ banner, onOpen }: { banner: BannerItem; onOpen: () => void }) {
  const { campaign } = useNamespace("about");
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.set("modals", withModal(params.get("modals"), KEY));
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <article className="overflow-hidden rounded-card bg-accent-soft sm:flex">
      <CampaignPictures images={banner.images} sizes={`${FROM_SMALL} 40vw, 100vw`} className="sm:w-2/5 sm:shrink-0" />
      <div className="p-5 sm:self-center desktop:p-8">
        <CampaignWords banner={banner} level={2} />
        <Link
          to={`?${search}`}
          preventScrollReset
          onClick={open}
          className="mt-2 inline-flex min-h-11 items-center text-text-2 underline type-small hover:text-text"
        >
          {campaign.conditions}
        </Link>
      </div>
    </article>
  );
}
