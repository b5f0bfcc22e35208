import { cancelOrderAs } from "#api/operator/cancel-order-as.ts";
import { createCode, endCode, showCode } from "#api/operator/codes.ts";
import { findOrders } from "#api/operator/find-orders.ts";
import { freezeGiftCards, unfreezeGiftCards } from "#api/operator/gift-cards.ts";
import { listParkedJobs, retryJob } from "#api/operator/parked-jobs.ts";
import { refundByHand } from "#api/operator/refund-by-hand.ts";
import { refundPart } from "#api/operator/refund-part.ts";
import { replaceDocument } from "#api/operator/replace-document.ts";
import { reportDocumentAgain } from "#api/operator/report-document-again.ts";
import { setGooglePlace } from "#api/operator/set-google-place.ts";
import { setPrice } from "#api/operator/set-price.ts";
import { setStayState } from "#api/operator/set-stay-state.ts";
import { settleRefund } from "#api/operator/settle-refund.ts";
import { finishTask, listTasks } from "#api/operator/tasks.ts";
import { freezeWallet, giveGoodwill, unfreezeWallet } from "#api/operator/wallets.ts";
import { checkPartners } from "#api/partner/check-partners.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { createPlacesClient } from "#api/review/google/places-client.ts";

import { calendarCommands } from "./calendar-commands.ts";
import type { Command } from "./command.ts";

import { homeCommands } from "./home-commands.ts";

import { codeUsage, newCode } from "./new-code.ts";
import { nightSelection, nightSetting } from "./night-price-options.ts";
import { onboard, onboardUsage } from "./onboard-command.ts";
import { halalasOf, oneOf, type Typed } from "./read-option.ts";

/** A look at the deployment: it changes nothing, needs no database and fails when something is not in order. */
type Inspection = Pick<Command, "usage" | "does"> & {
  inspect: () => Promise<{ rows: readonly unknown[]; isInOrder: boolean }>;
};

/** Every inspection. */
export const inspections: Record<string, Inspection> = {
  "check-partners": {
    usage: "",
    does: "asks every partner that has settings something harmless: yes, no, or off without settings",
    inspect: async () => {
      const rows = await checkPartners(readSettings(process.env));
      return { rows, isInOrder: rows.every(({ answer }) => answer !== "no") };
    },
  },
};

/** A step of setting the deployment up: it needs no database. */
type SetupCommand = Pick<Command, "usage" | "does"> & {
  run: (subject: string, options: Typed) => Promise<unknown>;
};

/** Every step of setting the deployment up. */
export const setupCommands: Record<string, SetupCommand> = {
  "einvoice-onboard": {
    usage: onboardUsage,
    does: "registers a Saudi seller at the tax authority and writes the settings of phase 2 into a folder; without a code it goes on where it ended",
    run: (seller, options) => onboard(readSettings(process.env), seller, options),
  },
};

/** Codes of gift cards are stored as hashes with our secrets. */
const secrets = () => readSettings(process.env).secrets;

/** Every action of operators. */
export const operatorCommands: Record<string, Command> = {
  "find-orders": {
    usage: "<number | email | phone>",
    does: "finds orders",
    run: (db, operator, subject) => findOrders(db, operator, subject),
  },
  "cancel-as-host": {
    usage: "<number> [--nights block|release]",
    does: "cancels because the host cannot host: everything goes back, the nights stay blocked",
    run: (db, operator, orderNumber, { nights = "block" }) =>
      cancelOrderAs(db, operator, { orderNumber, by: "host", nights: oneOf(nights, NIGHTS), isGuestHelped: true }),
  },
  "cancel-as-support": {
    usage: "<number> --nights block|release [--keep <SAR>] [--help-guest yes|no]",
    does: "cancels for another reason; everything goes back unless an amount is kept",
    run: (db, operator, orderNumber, { nights = "", keep = "0", "help-guest": help = "yes" }) =>
      cancelOrderAs(db, operator, {
        orderNumber,
        by: "operator",
        nights: oneOf(nights, NIGHTS),
        keptHalalas: halalasOf(keep),
        isGuestHelped: oneOf(help, ["yes", "no"]) === "yes",
      }),
  },
  "refund-part": {
    usage: "<number> --amount <SAR>",
    does: "refunds a part of a booking that stands",
    run: (db, operator, orderNumber, { amount = "" }) =>
      refundPart(db, operator, { orderNumber, halalas: halalasOf(amount) }),
  },
  "refund-by-hand": {
    usage: "<number> --reference <bank reference>",
    does: "records that refused refunds were transferred by hand",
    run: (db, operator, orderNumber, { reference = "" }) => refundByHand(db, operator, { orderNumber, reference }),
  },
  "settle-refund": {
    usage: "<refund id> --result arrived|missing",
    does: "says whether an unclear refund is at the gateway: one that is missing there is sent again",
    run: (db, operator, refundId, { result = "" }) =>
      settleRefund(db, operator, { refundId, result: oneOf(result, ["arrived", "missing"]) }),
  },
  "set-stay": {
    usage: "<number> --state arrived|no-show",
    does: "decides a disputed no-show",
    run: (db, operator, orderNumber, { state = "" }) =>
      setStayState(db, operator, { orderNumber, state: oneOf(state, ["arrived", "no-show"]) }),
  },
  "create-code": {
    usage: codeUsage,
    does: "creates a coupon code, for everybody or for one guest",
    run: (db, operator, code, options) => createCode(db, operator, newCode(code, options)),
  },
  "end-code": { usage: "<CODE>", does: "ends a code now", run: (db, operator, code) => endCode(db, operator, code) },
  "show-code": {
    usage: "<CODE>",
    does: "shows the terms, uses and cost of a code",
    run: (db, operator, code) => showCode(db, operator, code),
  },
  goodwill: {
    usage: "<order number | email | phone> --amount <SAR>",
    does: "puts credit that never expires into the wallet of a member",
    run: (db, operator, subject, { amount = "" }) =>
      giveGoodwill(db, operator, { subject, halalas: halalasOf(amount) }),
  },
  "freeze-wallet": {
    usage: "<order number | email | phone>",
    does: "freezes the wallet of a member: nothing can be paid with it. What carts had set aside returns to it (released); a payment under way still takes its part (stillPaying), or returns it when it fails",
    run: (db, operator, subject) => freezeWallet(db, operator, subject),
  },
  "unfreeze-wallet": {
    usage: "<order number | email | phone>",
    does: "releases a frozen wallet",
    run: (db, operator, subject) => unfreezeWallet(db, operator, subject),
  },
  "freeze-gift-card": {
    usage: "<gift number | code | email | phone of the buyer>",
    does: "freezes unused gift cards: nobody can redeem them",
    run: (db, operator, subject) => freezeGiftCards(db, operator, { subject, secrets: secrets() }),
  },
  "unfreeze-gift-card": {
    usage: "<gift number | code | email | phone of the buyer>",
    does: "releases frozen gift cards",
    run: (db, operator, subject) => unfreezeGiftCards(db, operator, { subject, secrets: secrets() }),
  },
  "report-document": {
    usage: "<document number>",
    does: "reports a document to the tax authority again",
    run: (db, operator, number) => reportDocumentAgain(db, operator, number),
  },
  "replace-document": {
    usage: "<document number>",
    does: "corrects a refused invoice by a credit note and a new invoice",
    run: (db, operator, number) => replaceDocument(db, operator, number),
  },
  "set-google-place": {
    usage: "<property id> --place <place id>|none",
    does: "says which place at Google is a property, after asking Google whether there is one; pages then offer its reviews",
    run: (db, operator, propertyId, { place = "" }) =>
      setGooglePlace(db, operator, {
        propertyId: Number(propertyId),
        placeId: place === "none" ? null : place,
        client: createPlacesClient(readSettings(process.env)),
      }),
  },
  "set-price": {
    usage:
      "<property id> --from <YYYY-MM-DD> --to <YYYY-MM-DD> [--weekdays thu,fri] (--price <SAR> | --percent=<-50 to 200> | --clear yes)",
    does: "sets the price of single nights, from the first to the last; carts and orders keep theirs (carts: how many hold one of these nights)",
    run: (db, operator, propertyId, typed) =>
      setPrice(db, operator, {
        propertyId: Number(propertyId),
        ...nightSelection(typed),
        setting: nightSetting(typed),
      }),
  },
  ...calendarCommands,
  ...homeCommands,
  "list-tasks": { usage: "", does: "lists open tasks", run: (db, operator) => listTasks(db, operator) },
  "finish-task": {
    usage: "<task id>",
    does: "marks a task as done",
    run: (db, operator, id) => finishTask(db, operator, id),
  },
  "list-parked-jobs": {
    usage: "",
    does: "lists outbox jobs that failed in every attempt",
    run: (db, operator) => listParkedJobs(db, operator),
  },
  "retry-job": {
    usage: "<job id>",
    does: "tries a parked job again",
    run: (db, operator, id) => retryJob(db, operator, id),
  },
};

const NIGHTS = ["block", "release"] as const;
