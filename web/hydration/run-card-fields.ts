import { startCardFields } from "./start-card-fields.ts";

/** Only the payment page has them, and loads this. */
const frame = document.querySelector<HTMLIFrameElement>("[data-island=pending] iframe[data-session]");
if (frame) startCardFields(frame);
