import type { ShotPage } from "./shot-page.ts";

const share = "main button:has(svg.lucide-share-2)";

/** The page of one's own lists, and shared lists; see `arrange-list.ts`. */
export const listPages: readonly ShotPage[] = [
  { id: "saved", path: "/saved", status: 200 },
  ...Object.entries({
    "saved-list": "/saved?list={saved-voting}&{stay}",
    "saved-mweb": "/mweb/saved?list={saved-voting}&{stay}&adults=4&children=2&order=votes",
    "saved-many": "/saved?list={saved-many}&{stay}",
    "saved-empty-list": "/saved?list={saved-empty}",
    "shared-list": "/list/{shared-voting}?{stay}",
    "shared-list-mweb": "/mweb/list/{shared-voting}?{stay}&adults=9&children=2",
    "shared-list-reading": "/list/{shared-reading}",
    "shared-list-empty": "/list/{shared-empty}",
  }).map(([id, path]) => ({ id, part: "lists", path, status: 200 })),
  ...Object.entries({
    share: [{ click: share }],
    rename: [{ click: "main button:has(svg.lucide-pencil)" }],
    delete: [{ click: "main button:has(svg.lucide-trash-2)" }],
    votes: [{ click: "main button:has(svg.lucide-vote)" }],
    alert: [{ click: "main button:has(svg.lucide-bell)" }],
    lists: [{ click: "main li button:has(svg.lucide-list-plus)" }],
  }).map(([name, actions]) => ({
    id: `saved-${name}`,
    part: "lists",
    path: "/saved?list={saved-voting}&{stay}",
    status: 200,
    isWindowOnly: true,
    actions: [...actions, { waitFor: "[role=dialog]" }],
  })),
  { id: "shared-list-gone", path: "/list/unknown", status: 404 },
  { id: "alert-stop-old", path: "/alert/stop?token=unknown", status: 410 },
];
