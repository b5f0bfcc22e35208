import { useMessages } from "#web/i18n/messages-context.tsx";
import { OfflineSpot } from "#web/illustration/offline-spot.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

/** The page that is shown without a connection. */
export default function OfflineRoute() {
  const t = useMessages();
  return (
    <div className="page-width py-12">
      <title>{t.shell.pages.offline.title}</title>
      <meta name="robots" content="noindex,follow" />
      <EmptyState
        level={1}
        illustration={<OfflineSpot />}
        sentence={t.shell.pages.offline.title}
        detail={t.shell.pages.offline.body}
      />
    </div>
  );
}
