import { Link } from "react-router";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { samples } from "./samples.ts";
import { stories } from "./stories.tsx";
import type { StoryId } from "./story-ids.ts";

/** One story alone in the brand and language of the page, with overlays open, for axe and screenshots. */
export function StoryPage({ storyId }: { storyId: StoryId }) {
  const language = useLanguage();
  const { brand } = usePageContext().site;
  const words = samples[language];
  const Shown = stories[storyId];
  return (
    <div className="page-width py-8">
      <title>{words.titles[storyId]}</title>
      <meta name="robots" content="noindex" />
      <Link
        to=".."
        relative="path"
        className="type-small inline-flex min-h-11 items-center text-primary hover:underline"
      >
        {words.page.allStories}
      </Link>
      <h1 className="type-h1 text-text">{words.titles[storyId]}</h1>
      <div className="mt-6 flex flex-col gap-8">
        <Shown panel={{ brand, language, isAlone: true, samples: words }} />
      </div>
    </div>
  );
}
