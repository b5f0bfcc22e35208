import type { PageAction, ShotPage } from "./shot-page.ts";

const PAYMENT = "/chalet/payment?cartId={guest}";
const dialog: PageAction = { waitFor: "[role=dialog]" };
const open: PageAction[] = [{ click: "[aria-labelledby=points-choose] button" }, dialog];
const submit: PageAction = { click: "[role=dialog] button[type=submit]" };
const field = "[role=dialog] input[type=tel]";
/** Every member gets a few codes a day only. */
const sent: PageAction[] = [{ fill: field, text: "05{digits}11" }, submit, { waitFor: "[role=dialog] [name=code]" }];
const confirmed: PageAction[] = [
  { fill: "[role=dialog] [name=code]", text: "123456" },
  submit,
  { waitFor: "[role=dialog] input[type=range]" },
];
const used: PageAction[] = [submit, { waitFor: "[aria-labelledby=points-title] [role=status]" }];
const advice: PageAction = { click: "[aria-labelledby=points-title] button[aria-haspopup=dialog]" };

const pages: readonly ShotPage[] = [
  { id: "payment-points", path: PAYMENT, status: 200, actions: open },
  {
    id: "payment-points-invalid",
    path: PAYMENT,
    status: 200,
    actions: [...open, { fill: field, text: "12" }, submit, { waitFor: "[role=dialog] [aria-invalid=true]" }],
  },
  { id: "payment-points-code", path: PAYMENT, status: 200, actions: [...open, ...sent] },
  { id: "payment-points-amount", path: PAYMENT, status: 200, actions: [...open, ...sent, ...confirmed] },
  {
    id: "payment-advice",
    path: PAYMENT,
    status: 200,
    actions: [...open, ...sent, ...confirmed, ...used, advice, { waitFor: "[role=dialog] h3" }],
  },
];

/** How points of the programmes pay for a booking. */
export const pointsPages: readonly ShotPage[] = pages.map((page) => ({ ...page, isWindowOnly: true, part: "booking" }));
