import { useLanguage } from "#web/i18n/messages-context.tsx";
import { samples } from "./samples.ts";
import { storyIds } from "./story-ids.ts";
import { StorySection } from "./story-section.tsx";

/** Every component in every state. The route shows it everywhere but in production. */
export function GalleryPage() {
  const { page, titles } = samples[useLanguage()];
  return (
    <div className="page-width py-8">
      <title>{page.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="type-h1 text-text">{page.title}</h1>
      <p className="type-body-l mt-2 text-text-2">{page.intro}</p>
      <p className="type-small mt-1 text-text-2">{page.forcedNote}</p>
      <nav aria-label={page.contents} className="mt-6">
        <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
          {storyIds.map((id) => (
            <li key={id}>
              <a href={`#${id}`} className="type-small flex min-h-9 items-center text-primary hover:underline">
                {titles[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {storyIds.map((id) => (
        <StorySection key={id} id={id} />
      ))}
    </div>
  );
}
