import { recordPageView } from "#web/lib/analytics/record-page-view.ts";
import { trackView } from "#web/lib/analytics/view-event.ts";
import { countDown } from "./count-down.ts";
import { followResult } from "./follow-result.ts";
import { hydrateOnFramePress } from "./hydrate-on-frame-press.ts";
import { retryPictures } from "./retry-pictures.ts";
import { showPast } from "./show-past.ts";
import { startCardFields } from "./start-card-fields.ts";

/** What every page does without React, before a guest touches it. */
retryPictures();
countDown();
hydrateOnFramePress();
addEventListener("offline", showConnection);
addEventListener("online", showConnection);
showConnection();
const { pathname, search } = location;
recordPageView({ pathname, search, ab: JSON.parse(document.documentElement.dataset.ab ?? "{}") });

for (const element of document.querySelectorAll<HTMLElement>("[data-view-event]")) trackView(element);
followResult();
const cardFields = document.querySelector<HTMLIFrameElement>("[data-island=pending] iframe[data-session]");
if (cardFields) startCardFields(cardFields);
for (const element of document.querySelectorAll<HTMLElement>("[data-past]")) showPast(element);

/** Hydration makes the notice React's (`OfflineNotice`), which shows the same. */
function showConnection() {
  const notice = document.querySelector<HTMLElement>("[data-offline-notice]");
  if (notice) notice.hidden = navigator.onLine;
}
