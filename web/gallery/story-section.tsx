import { Link } from "react-router";
import { type Language, languages } from "#domain/language/language.ts";
import type { Brand } from "#domain/site/sites.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { PanelFrame } from "./panel-frame.tsx";
import { samples } from "./samples.ts";
import { stories } from "./stories.tsx";
import type { StoryId } from "./story-ids.ts";

const brands: Brand[] = ["mabeet", "tajawal"];
const panels = brands.flatMap((brand) => languages.map((language): [Brand, Language] => [brand, language]));

/** One story in both brands and both languages, side by side. */
export function StorySection({ id }: { id: StoryId }) {
  const language = useLanguage();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-14 pt-12">
      <h2 id={`${id}-title`} className="type-h2 text-text">
        <Link to={id} relative="path" className="hover:text-primary hover:underline">
          {samples[language].titles[id]}
        </Link>
      </h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {panels.map(([brand, panelLanguage]) => (
          <PanelFrame key={`${brand}-${panelLanguage}`} brand={brand} language={panelLanguage} story={stories[id]} />
        ))}
      </div>
    </section>
  );
}
