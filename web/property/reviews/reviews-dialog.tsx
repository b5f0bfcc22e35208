import { useState } from "react";
import type { ReviewProvider } from "#domain/review/review.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { GoogleReviews } from "./google-reviews.tsx";
import { ReviewList } from "./review-list.tsx";

/** All reviews, with a tab for each provider. The URL selects the first tab; Google is asked when its tab is shown. */
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
  const { review, hasGoogleReviews } = useProperty().property;
  const isOwnFirst = initial === "mabeet" || !hasGoogleReviews || (initial === null && review.reviewCount > 0);
  const [chosen, setChosen] = useState<ReviewProvider>(isOwnFirst ? "mabeet" : "google");
  const own = words.own({ brand: t.shell.brand[site.brand] });
  const tabs = [
    { id: "mabeet", label: own, content: <ReviewList />, hasReviews: review.reviewCount > 0 },
    { id: "google", label: words.google, content: <GoogleReviews />, hasReviews: hasGoogleReviews },
  ].filter(({ id, hasReviews }) => hasReviews || id === chosen);
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
