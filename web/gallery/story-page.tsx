import { Link } from "react-router";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { samples } from "./samples.ts";
import { stories } from "./stories.tsx";
import type { StoryId } from "./story-ids.ts";

/** Stories alone in the brand and language of the page, with overlays open, for axe and screenshots. */
export function StoryPage({ storyIds }: { storyIds: readonly StoryId[] }) {
  const words = samples[useLanguage()];
  const title = storyIds.map((id) => words.titles[id]).join(", ");
  return (
    <div className="page-width py-8">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Link
        to=".."
        relative="path"
        className="type-small inline-flex min-h-11 items-center text-primary hover:underline"
      >
        {words.page.allStories}
      </Link>
      <h1 className="type-h1 text-text">{title}</h1>
      {storyIds.map((id) => (
        <Story key={id} id={id} />
      ))}
    </div>
  );
}

function Story({ id }: { id: StoryId }) {
  const language = useLanguage();
  const { brand } = usePageContext().site;
  const Shown = stories[id];
  return (
    <div className="mt-6 flex flex-col gap-8">
      <Shown panel={{ brand, language, isAlone: true, samples: samples[language] }} />
    </div>
  );
}
