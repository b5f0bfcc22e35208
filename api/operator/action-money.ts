/**
 * What each action does with money. `given` is what an operator decides to give beyond what the guest has a right to: it
 * is limited. `due` is what the guest gets whoever acts: the host cancelled, or the bank refused a refund. A code only
 * lowers the price of later stays, within its own uses and budget.
 */
export const actionMoney = {
  "find-orders": "none",
  "cancel-as-host": "due",
  "cancel-as-support": "given",
  "refund-part": "given",
  "refund-by-hand": "due",
  "settle-refund": "none",
  "set-stay-state": "none",
  "create-code": "none",
  "end-code": "none",
  "show-code": "none",
  goodwill: "given",
  "freeze-wallet": "none",
  "unfreeze-wallet": "none",
  "freeze-gift-card": "none",
  "unfreeze-gift-card": "none",
  "report-document-again": "none",
  "replace-document": "none",
  "set-google-place": "none",
  "set-price": "none",
  "block-nights": "none",
  "unblock-nights": "none",
  "set-feed": "none",
  "remove-feed": "none",
  "read-feed": "none",
  "list-feeds": "none",
  "renew-calendar-link": "none",
  "import-homes": "none",
  "approve-home": "none",
  photos: "none",
  "release-photo": "none",
  "refuse-photo": "none",
  "list-tasks": "none",
  "finish-task": "none",
  "list-parked-jobs": "none",
  "retry-job": "none",
} as const satisfies Record<string, "none" | "due" | "given">;

export type ActionName = keyof typeof actionMoney;
