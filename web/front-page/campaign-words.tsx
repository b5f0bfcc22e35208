import type { BannerItem } from "#contract/site/content.ts";
import { localPath } from "#domain/page/local-path.ts";
import { useSurface } from "#web/shared/page-context.tsx";
import { mobilePath } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { CampaignCode } from "./campaign-code.tsx";

type Props = { banner: BannerItem; level: 2 | 3 };

/** The title, the end and the conditions of a campaign. */
export function CampaignWords({ banner, level }: Props) {
  const links = useBannerLinks(banner.bannerLinks);
  const Title = `h${level}` as const;
  return (
    <>
      <p className="font-semibold text-accent-text type-small">{banner.title}</p>
      <Title className="mt-1 text-text type-h2">{banner.header}</Title>
      {banner.bodies.map((body) => (
        <p key={body} className="mt-2 text-text-2 type-body">
          {body}
        </p>
      ))}
      <p className="mt-1 text-muted type-small">{banner.validity}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {links.map(({ to, name }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? "primary" : "secondary"}>
            {name}
          </ButtonLink>
        ))}
        {banner.voucherCode && <CampaignCode code={banner.voucherCode} />}
      </div>
    </>
  );
}

/** Only links to our own pages are kept; they lead to the surface that the guest uses. */
function useBannerLinks(links: BannerItem["bannerLinks"]): { to: string; name: string }[] {
  const surface = useSurface();
  return links.flatMap(({ link, name }) => {
    const path = localPath(link);
    if (!path) return [];
    return [{ to: surface === "desktop" ? path : onPhone(path), name }];
  });
}

function onPhone(path: string): string {
  const url = new URL(path, "http://local.invalid");
  const [, language = ""] = /^(\/(?:en|ar))\//.exec(url.pathname) ?? [];
  const mobile = mobilePath(url.pathname);
  return mobile ? `${language}${mobile}${url.search}` : path;
}
