import { data } from "react-router";
import { GalleryPage } from "#web/gallery/gallery-page.tsx";
import { visitContext } from "#web/lib/request/visit.ts";
import type { Route } from "./+types/gallery.ts";

/** For developers; in production it does not exist. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(visitContext).env === "production") throw data(null, { status: 404 });
  return null;
}

export default function GalleryRoute() {
  return <GalleryPage />;
}
