import type { ShotPage } from "./shot-page.ts";

const COMPARED = "/compare?ids={property},1&{stay}";
const LONG_NAME = "The+tower+beside+the+old+market+behind+the+second+roundabout+of+the+northern+ring+road";

/** A comparison whose distances are measured from a place, and the list in which the place is chosen. */
export const comparePages: readonly ShotPage[] = [
  { id: "compare-far", path: `/mweb${COMPARED}&near=24.711,46.674&nearName=${LONG_NAME}`, status: 200 },
  { id: "compare-unreadable-place", path: `${COMPARED}&near=here`, status: 200 },
  { id: "compare-several-places", path: `${COMPARED}&from=al`, status: 200 },
  { id: "compare-unknown-place", path: `/mweb${COMPARED}&from=xyzzy`, status: 200 },
  {
    id: "compare-printed",
    path: "/compare?ids={property},1,2,3&{stay}&near=24.711,46.674",
    status: 200,
    isPrinted: true,
  },
  { id: "compare-places", path: `${COMPARED}&modals=CITY_PICKER_MODAL`, status: 200, isWindowOnly: true },
  {
    id: "compare-found-places",
    path: `${COMPARED}&modals=CITY_PICKER_MODAL`,
    status: 200,
    isWindowOnly: true,
    actions: [{ fill: "[role=combobox]", text: "al" }, { waitFor: "[role=listbox]:has([role=option] bdi)" }],
  },
  {
    id: "compare-no-places",
    path: `/mweb${COMPARED}&modals=CITY_PICKER_MODAL`,
    status: 200,
    isWindowOnly: true,
    actions: [{ fill: "[role=combobox]", text: "xyzzy" }, { waitFor: ":not([aria-busy]) > [role=listbox]:empty + p" }],
  },
];
