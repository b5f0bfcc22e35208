import { useState } from "react";
import type { ReviewProvider } from "#domain/review/review.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { ReviewList } from "./review-list.tsx";

/** All reviews, with a tab for each provider. The URL selects the first tab. */
export default function ReviewsDialog() {
  const { reviews: words } = useNamespace("details");
  const { name } = useProperty();
  const { reviews, ownReviews, googleReviews } = useDialogs();
  const open = [googleReviews, ownReviews, reviews].find(({ isOpen }) => isOpen);
  const initial: ReviewProvider | null = googleReviews.isOpen ? "google" : ownReviews.isOpen ? "mabeet" : null;
  return (
    <Dialog
      isOpen={open !== undefined}
      onClose={() => open?.close()}
      title={words.dialog({ name })}
      size="l"
      phone="screen"
    >
      <Providers initial={initial} />
    </Dialog>
  );
}

function Providers({ initial }: { initial: ReviewProvider | null }) {
  const t = useMessages();
  const { reviews: words } = useNamespace("details");
  const { site } = usePageContext();
  const { review, googleReview } = useProperty().property;
  const [chosen, setChosen] = useState<ReviewProvider>(initial ?? (review.reviewCount > 0 ? "mabeet" : "google"));
  const own = words.own({ brand: t.shell.brand[site.brand] });
  const tabs = [
    { id: "mabeet", label: own, content: <ReviewList key="mabeet" provider="mabeet" /> },
    { id: "google", label: words.google, content: <ReviewList key="google" provider="google" /> },
  ].filter(({ id }) => (id === "google" ? googleReview : review).reviewCount > 0 || id === chosen);
  if (tabs.length === 1) return tabs[0]?.content;
  return (
    <Tabs
      label={words.tabs}
      tabs={tabs}
      selected={chosen}
      onSelect={(id) => setChosen(id === "google" ? "google" : "mabeet")}
    />
  );
}
