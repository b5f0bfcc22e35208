import type { ItemHandler } from "#api/item/kind/item-handler.ts";
import { chaletView, staySnapshot } from "./chalet-view.ts";
import { changeText, countryOfStay, documentedStay, documentLines, isUnchangedStay } from "./document-lines.ts";
import { readArrival } from "./message/arrival-sections.ts";
import { cancellationSection } from "./message/cancellation-section.ts";
import { enqueueHostCancellation, enqueueHostMessages } from "./message/enqueue-host-messages.ts";
import { lodgingReservation } from "./message/lodging-reservation.ts";
import { homeName, homePicture, stayFacts } from "./message/stay-facts.ts";
import { releaseHeldNights } from "./nights/claim-nights.ts";
import {
  blockNights,
  confirmNights,
  extendNights,
  holdNightsAgain,
  releaseOrderedNights,
  releaseUnpaidNights,
  startPayingNights,
} from "./nights/move-nights.ts";
import { exportedStay, operatorFacts, stayFields, staySummary } from "./order/stay-summary.ts";
import { lockProperties } from "./property/lock-properties.ts";
import {
  capacityOfStay,
  cartStaySql,
  factsOfSnapshot,
  insertOrderStay,
  orderStayFields,
  orderStaySql,
  readStayFacts,
  stayFactsSql,
} from "./read-stay.ts";
import { stayInvariants } from "./stay-invariants.ts";
import { stayCharges, stayLines } from "./stay-price.ts";
import { stayBegins, stayEnds, stayPolicy } from "./stay-times.ts";

/** A stay in a property: its nights are claimed one by one, and its host gets messages. */
export const chaletKind: ItemHandler<"chalet"> = {
  orderLetter: "C",
  read: {
    cart: cartStaySql,
    order: orderStaySql,
    orderFields: orderStayFields,
    facts: stayFactsSql,
    readFacts: readStayFacts,
    factsOfSnapshot,
    insertIntoOrder: insertOrderStay,
  },
  price: { charges: stayCharges, lines: stayLines, deposit: ({ snapshot }) => snapshot.depositAmount },
  hold: {
    capacity: capacityOfStay,
    lock: lockProperties,
    extend: extendNights,
    startPaying: startPayingNights,
    again: holdNightsAgain,
  },
  confirm: confirmNights,
  release: {
    held: releaseHeldNights,
    unpaid: releaseUnpaidNights,
    ordered: releaseOrderedNights,
    block: blockNights,
  },
  view: {
    cart: chaletView,
    snapshot: staySnapshot,
    summary: staySummary,
    order: stayFields,
    facts: operatorFacts,
    exported: exportedStay,
  },
  document: {
    country: countryOfStay,
    subject: documentedStay,
    lines: documentLines,
    changeText,
    isUnchanged: isUnchangedStay,
  },
  messages: {
    name: homeName,
    facts: stayFacts,
    picture: homePicture,
    arrival: readArrival,
    reservation: lodgingReservation,
    cancellation: cancellationSection,
    announce: enqueueHostMessages,
    announceCancellation: enqueueHostCancellation,
  },
  cancel: { begins: stayBegins, ends: stayEnds, policy: stayPolicy },
  invariants: stayInvariants,
};
