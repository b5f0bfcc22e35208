import type { BannerItem } from "#contract/content.ts";
import { localPath } from "#domain/page/local-path.ts";
import { useSurface } from "#web/shared/page-context.tsx";
import { mobileTwin } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { CampaignCode } from "./campaign-code.tsx";

type Props = { banner: BannerItem; level: 2 | 3 };

/** The title, the end and the conditions of a campaign. */
export function CampaignWords({ banner, level }: Props) {
  const to = useBannerLink(banner.bannerLink);
  const Title = `h${level}` as const;
  return (
    <>
      <p className="font-semibold text-accent-text type-small">{banner.title}</p>
      <Title className="mt-1 text-text type-h2">{banner.header}</Title>
      <p className="mt-2 text-text-2 type-body">{banner.body}</p>
      <p className="mt-1 text-muted type-small">{banner.validity}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {to && <ButtonLink to={to}>{banner.ctaName}</ButtonLink>}
        {banner.voucherCode && <CampaignCode code={banner.voucherCode} />}
      </div>
    </>
  );
}

/** Only links to our own pages are kept; they lead to the surface that the guest uses. */
function useBannerLink(link: string): string | undefined {
  const surface = useSurface();
  const path = localPath(link);
  if (!path || surface === "desktop") return path;
  const url = new URL(path, "http://local.invalid");
  const [, language = ""] = /^(\/(?:en|ar))\//.exec(url.pathname) ?? [];
  const twin = mobileTwin(url.pathname);
  return twin ? `${language}${twin}${url.search}` : path;
}
