import { data } from "react-router";
import { isStoryId } from "#web/gallery/story-ids.ts";
import { StoryPage } from "#web/gallery/story-page.tsx";
import { visitContext } from "#web/lib/request/visit.ts";
import type { Route } from "./+types/gallery-story.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  if (!isStoryId(params.story) || context.get(visitContext).env === "production") throw data(null, { status: 404 });
  return params.story;
}

export default function GalleryStoryRoute({ loaderData }: Route.ComponentProps) {
  return <StoryPage storyId={loaderData} />;
}
