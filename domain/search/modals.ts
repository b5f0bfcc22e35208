/** Dialogs and drawers that the `modals` query can open. */
export const modalKeys = [
  "FILTERS_MODAL",
  "CAMPAIGNS_MODAL",
  "SORT_DRAWER",
  "MORE_DISTRICTS_MODAL",
  "MORE_AMENITIES_MODAL",
  "MORE_SPACES_MODAL",
  "MORE_PROPERTY_TYPES_MODAL",
  "DATE_PICKER_MODAL",
  "PROPERTY_MAP_MODAL",
  "TOUR_3D_MODAL",
  "DETAILS_GALLERY_MODAL",
  "AMENITIES_LIST_MODAL",
  "ALL_SPACES_MODAL",
  "RULES_MODAL",
  "CANCELLATION_POLICY_MODAL",
  "LOGIN_DRAWER",
  "CITY_PICKER_MODAL",
  "REVIEWS_MODAL",
  "QUICK_FILTERS_MODAL",
  "GOOGLE_REVIEWS_MODAL",
  "MABEET_REVIEWS_MODAL",
  "LOYALTY_REWARDS_MODAL",
  "MODIFY_SEARCH_DRAWER",
  "CANCEL_MODAL",
  "CHANGE_MODAL",
  "REDEEM_MODAL",
  "POINTS_MODAL",
  "ADVICE_MODAL",
] as const;
export type ModalKey = (typeof modalKeys)[number];

/** The open ones of a `modals` value, the top one last. Unknown and repeated keys are ignored. */
export function openModals(value: string | null | undefined): ModalKey[] {
  const named = new Set((value ?? "").split(",").map((key) => key.trim()));
  return [...named].filter(isModalKey);
}

/** The value with one more on top. */
export function withModal(value: string | null | undefined, key: ModalKey): string {
  return [...openModals(value).filter((open) => open !== key), key].join(",");
}

/** The value without one; empty when none is left, and then the query drops it. */
export function withoutModal(value: string | null | undefined, key: ModalKey): string {
  return openModals(value)
    .filter((open) => open !== key)
    .join(",");
}

function isModalKey(key: string): key is ModalKey {
  return modalKeys.some((known) => known === key);
}
