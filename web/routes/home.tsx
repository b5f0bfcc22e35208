import { CityTiles } from "#web/home/city-tiles.tsx";
import { Hero } from "#web/home/hero.tsx";
import { Questions } from "#web/home/questions.tsx";
import { Steps } from "#web/home/steps.tsx";
import { TrustStrip } from "#web/home/trust-strip.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { orPageFault } from "#web/lib/page-fault.ts";
import { speechContext } from "#web/lib/visit.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/home.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const locale = context.get(speechContext).language;
  const [cities, labels] = await orPageFault(
    Promise.all([
      callWhileRendering(context, "listCities", {}, request.signal),
      callWhileRendering(context, "listLookups", { params: { lookupType: "CITY" }, query: { locale } }, request.signal),
    ]),
  );
  const summaries = new Map(cities.map((city) => [city.cityId, city]));
  return { cities: labels.flatMap(({ id, value }) => withSummary(summaries.get(id), value)) };
}

function withSummary(summary: { cityId: number; count: number; fromPrice: number } | undefined, name: string) {
  return summary && summary.count > 0 ? [{ ...summary, name }] : [];
}

export const shouldRevalidate = withoutModals;

export default function HomeRoute({ loaderData: { cities } }: Route.ComponentProps) {
  const t = useMessages();
  const { site } = usePageContext();
  const brand = t.shell.brand[site.brand];
  return (
    <>
      <PageHead title={t.seo.home.title({ brand })} description={t.seo.home.description} />
      <Hero />
      <CityTiles cities={cities} />
      <Steps />
      <TrustStrip />
      <Questions />
    </>
  );
}
