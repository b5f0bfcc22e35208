import { data } from "react-router";
import { isStoryId } from "#web/gallery/story-ids.ts";
import { StoryPage } from "#web/gallery/story-page.tsx";
import { visitContext } from "#web/lib/request/visit.ts";
import type { Route } from "./+types/gallery-story.ts";

/** One story, or several of them separated by commas. */
export function loader({ context, params }: Route.LoaderArgs) {
  const ids = params.story.split(",");
  if (!ids.every(isStoryId) || context.get(visitContext).env === "production") throw data(null, { status: 404 });
  return ids;
}

export default function GalleryStoryRoute({ loaderData }: Route.ComponentProps) {
  return <StoryPage storyIds={loaderData} />;
}
