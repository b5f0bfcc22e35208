import { island } from "#web/hydration/island.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";

const OfflinePage = island({
  id: "offline",
  load: () => import("#web/offline/offline-page.tsx"),
  namespaces: ["offline"],
  hydrates: { isAlways: true },
});

/** The page that the service worker shows without a connection. */
export default function OfflineRoute() {
  const t = useMessages();
  return (
    <>
      <title>{t.shell.pages.offline.title}</title>
      <meta name="robots" content="noindex,follow" />
      <OfflinePage />
    </>
  );
}
