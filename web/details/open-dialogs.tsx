import { lazy, Suspense } from "react";
import { useDialogs } from "./dialogs.tsx";

const AmenitiesDialog = lazy(() => import("./amenities-dialog.tsx"));
const SpacesDialog = lazy(() => import("./spaces-dialog.tsx"));
const RulesDialog = lazy(() => import("./rules-dialog.tsx"));
const PolicyDialog = lazy(() => import("./policy-dialog.tsx"));

/** Each dialog is fetched when it is first opened, by a press or by the address. */
export function OpenDialogs() {
  const dialogs = useDialogs();
  return (
    <Suspense>
      {dialogs.amenities.wasOpened && <AmenitiesDialog />}
      {dialogs.spaces.wasOpened && <SpacesDialog />}
      {dialogs.rules.wasOpened && <RulesDialog />}
      {dialogs.policy.wasOpened && <PolicyDialog />}
    </Suspense>
  );
}
