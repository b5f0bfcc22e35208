import { island } from "#web/hydration/island.tsx";

/** The page that the service worker shows without a connection. */
const OfflinePage = island({
  id: "offline",
  load: () => import("#web/offline/offline-page.tsx"),
  namespaces: ["offline"],
  hydrates: { isAlways: true },
});

export default function OfflineRoute() {
  return <OfflinePage />;
}
