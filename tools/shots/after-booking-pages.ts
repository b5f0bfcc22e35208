import type { PageAction, ShotPage } from "./shot-page.ts";

const ORDER = "/manage-booking?orderNumber=";
const CANCEL = "/manage-booking/cancel?orderNumber=";
const CHANGE = "/manage-booking/change?orderNumber=";

const dialog: PageAction = { waitFor: "[role=dialog]" };
const reads = (selector: string): PageAction => ({ waitFor: selector });
const price = reads("main form[method=post] button[type=submit]");

const pages: readonly ShotPage[] = [
  { id: "host-order", path: "/host/order/{order-host}", status: 200 },
  { id: "host-order-missing", path: "/host/order/C000000000", status: 404 },
  { id: "document", path: "/document/{order-document}", status: 200, country: "kw" },
  { id: "document-unknown", path: "/document/unknown", status: 404 },
  { id: "order-mailless", path: `${ORDER}{order-mailless}`, status: 200 },
  { id: "order-refunded", path: `${ORDER}{order-refunded}`, status: 200 },
  { id: "order-pending", path: `${ORDER}{order-pending}`, status: 200 },
  { id: "order-refused", path: `${ORDER}{order-refused}`, status: 200 },
  { id: "order-absent", path: `${ORDER}{order-absent}`, status: 200 },
  { id: "order-staying", path: `${ORDER}{order-staying}`, status: 200, actions: [{ click: "main summary" }] },
  { id: "order-cancel", path: `${CANCEL}{order}`, status: 200 },
  { id: "order-cancel-late", path: `${CANCEL}{order-late}`, status: 200 },
  {
    id: "order-cancel-changed",
    path: `${CANCEL}{order-deadline}`,
    status: 200,
    isRefused: true,
    actions: [{ click: "main input[value=plans]" }, { click: "main form button[type=submit]" }, reads("del")],
  },
  { id: "order-cancel-code", path: `${CANCEL}{order-link}`, status: 200 },
  {
    id: "order-code-sent",
    path: `${CANCEL}{order-link}`,
    status: 200,
    actions: [{ click: "main form button" }, reads("[autocomplete=one-time-code]")],
  },
  {
    id: "order-code-dialog",
    path: `${ORDER}{order-link}`,
    status: 200,
    isWindowOnly: true,
    isRefused: true,
    actions: [{ click: "main a[href*='/cancel?']" }, reads("[role=dialog] form [name=channel]"), dialog],
  },
  { id: "order-change", path: `${CHANGE}{order}`, status: 200 },
  { id: "order-change-dearer", path: `${CHANGE}{order-dearer}`, status: 200, actions: [price] },
  { id: "order-change-cheaper", path: `${CHANGE}{order-cheaper}`, status: 200, actions: [price] },
  { id: "order-change-same", path: `${CHANGE}{order}&adults=1`, status: 200, actions: [price] },
  { id: "order-change-staying", path: `${CHANGE}{order-staying}`, status: 200 },
  {
    id: "order-change-sheet",
    path: `${ORDER}{order}&modals=CHANGE_MODAL`,
    status: 200,
    isWindowOnly: true,
    actions: [reads("[role=dialog] fieldset")],
  },
  {
    id: "order-change-sheet-dates",
    path: `${ORDER}{order}&modals=CHANGE_MODAL`,
    status: 200,
    isWindowOnly: true,
    actions: [{ click: "[role=dialog] [data-stay-field=check-in]" }, reads("[role=grid]")],
  },
  { id: "change-payment", path: "/chalet/payment?cartId={order-bill}", status: 200 },
];

/** What guests and hosts see after the booking. `arrange-order.ts` creates what is in braces for each screenshot. */
export const afterBookingPages: readonly ShotPage[] = pages.map((page) => ({ ...page, part: "after-booking" }));
