import { cancelOrderAs } from "#api/operator/cancel-order-as.ts";
import { createCode, endCode, showCode } from "#api/operator/codes.ts";
import { findOrders } from "#api/operator/find-orders.ts";
import type { Operator } from "#api/operator/operator.ts";
import { OperatorError } from "#api/operator/operator-error.ts";
import { listParkedJobs, retryJob } from "#api/operator/parked-jobs.ts";
import { refundByHand } from "#api/operator/refund-by-hand.ts";
import { refundPart } from "#api/operator/refund-part.ts";
import { replaceDocument } from "#api/operator/replace-document.ts";
import { reportDocumentAgain } from "#api/operator/report-document-again.ts";
import { setStayState } from "#api/operator/set-stay-state.ts";
import { finishTask, listTasks } from "#api/operator/tasks.ts";
import type { Db } from "#api/platform/database/database.ts";

/** The options of a command as typed. */
export type Typed = Partial<Record<string, string>>;

type Command = {
  /** What follows the name of the command, and its options. */
  usage: string;
  does: string;
  run: (db: Db, operator: Operator, subject: string, options: Typed) => Promise<unknown>;
};

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
  "set-stay": {
    usage: "<number> --state arrived|no-show",
    does: "decides a disputed no-show",
    run: (db, operator, orderNumber, { state = "" }) =>
      setStayState(db, operator, { orderNumber, state: oneOf(state, ["arrived", "no-show"]) }),
  },
  "create-code": {
    usage:
      "<CODE> (--percent <1-100> [--max <SAR>] | --amount <SAR>) --days <n> [--min <SAR>] [--uses <n>] [--contact <email | phone>]",
    does: "creates a coupon code, for everybody or for one guest",
    run: (db, operator, code, { percent, amount, max, min = "0", days = "", uses, contact = null }) =>
      createCode(db, operator, {
        code,
        kind: percent === undefined ? "amount" : "percent",
        value: percent === undefined ? halalasOf(amount ?? "") : wholeOf(percent, 1, 100),
        maxHalalas: max === undefined ? null : halalasOf(max),
        minHalalas: halalasOf(min),
        days: wholeOf(days, 1, 1_100),
        usageLimit: uses === undefined ? null : wholeOf(uses, 1, 1_000_000),
        contact,
      }),
  },
  "end-code": { usage: "<CODE>", does: "ends a code now", run: (db, operator, code) => endCode(db, operator, code) },
  "show-code": {
    usage: "<CODE>",
    does: "shows the terms, uses and cost of a code",
    run: (db, operator, code) => showCode(db, operator, code),
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

function oneOf<const T extends string>(given: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === given);
  if (!found) throw new OperatorError(`Choose ${allowed.join(" or ")} instead of “${given}”.`);
  return found;
}

/** An amount in riyals with at most two decimals. */
function halalasOf(riyals: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(riyals)) throw new OperatorError(`“${riyals}” is no amount in riyals.`);
  return Math.round(Number(riyals) * 100);
}

function wholeOf(text: string, min: number, max: number): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new OperatorError(`Give a whole number from ${min} to ${max} instead of “${text}”.`);
  return value;
}
