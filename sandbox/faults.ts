/** Faults that every partner can have. */
const general = ["refuse", "silent", "slow", "500", "500-but-done", "cut-json", "redirect", "huge"] as const;
export type GeneralFault = (typeof general)[number];

/** Faults of payment providers only. They are set for the start of a payment or for its refund. */
export const paymentFaults = [
  "twice",
  "other-amount",
  "other-currency",
  "decline",
  "pending",
  "unknown-then-charged",
  "webhook-lost",
  "webhook-flood",
  "webhook-early",
  "webhook-late",
  "captured-before-authorised",
  "failed-after-captured",
  "bad-signature",
  "missing-signature",
  "old-signature",
  "refund-timeout-but-done",
  "refund-refused",
  "key-forgotten",
  "list-lag",
  "accepted-then-declined",
  "webhook-malformed",
  "wrong-region",
] as const;
export type PaymentFault = (typeof paymentFaults)[number];

/** Faults of loyalty programmes only. */
const loyaltyFaults = [
  "other-points",
  "unknown-then-burned",
  "capture-refused",
  "return-refused",
  "return-timeout-but-done",
  "earn-twice",
] as const;
type LoyaltyFault = (typeof loyaltyFaults)[number];

/** Faults of the tax authority only. */
const taxFaults = ["first-answer-lost", "clearance-off", "other-invoice", "conflict"] as const;
type TaxFault = (typeof taxFaults)[number];

/** Faults of Google Places only. */
const placesFaults = ["quota-exceeded", "place-gone"] as const;
type PlacesFault = (typeof placesFaults)[number];

/** Faults of companies that send SMS only. */
const smsFaults = [
  "sms-duplicate",
  "sms-refused",
  "sms-rejected",
  "sms-throttled",
  "sms-no-balance",
  "sms-undelivered",
  "sms-report-lost",
  "sms-report-twice",
] as const;
type SmsFault = (typeof smsFaults)[number];

/** Faults of the store of photographs only. */
const s3Faults = ["slow-down", "half-object"] as const;
type S3Fault = (typeof s3Faults)[number];

/** Faults of the mail server only: what SMTP answers, or a connection that ends before the answer. */
const mailFaults = ["smtp-421", "smtp-451", "smtp-550", "smtp-554", "cut-after-data"] as const;

export const faults = [
  ...general,
  ...paymentFaults,
  ...loyaltyFaults,
  ...taxFaults,
  ...placesFaults,
  ...smsFaults,
  ...s3Faults,
  ...mailFaults,
] as const;
export type Fault =
  | GeneralFault
  | PaymentFault
  | LoyaltyFault
  | TaxFault
  | PlacesFault
  | SmsFault
  | S3Fault
  | (typeof mailFaults)[number];

/** Faults that happen before the partner has done anything. */
const BEFORE: ReadonlySet<Fault> = new Set(["refuse", "silent", "500", "redirect"]);

type Switch = { fault: Fault; times: number };

const switches = new Map<string, Switch>();

export function isFault(value: unknown): value is Fault {
  return faults.some((fault) => fault === value);
}

export function isGeneral(fault: Fault): fault is GeneralFault {
  return general.some((each) => each === fault);
}

export function happensBefore(fault: Fault): boolean {
  return BEFORE.has(fault);
}

/**
 * The next `times` requests to `target` get this fault. A target is a path, or a method and a path such as
 * `POST /checkout/payments`; `*` matches one segment, such as the id of a payment.
 */
export function setFault(target: string, fault: Fault, times: number): void {
  switches.set(target, { fault, times });
}

export function clearFaults(): void {
  switches.clear();
}

export function listFaults(): { path: string; fault: Fault; times: number }[] {
  return [...switches].map(([path, rest]) => ({ path, ...rest }));
}

/** The fault of a request: the one that it asks for itself, or the one set for its target. */
export function takeFault(method: string, path: string, requested: unknown): Fault | null {
  if (isFault(requested)) return requested;
  const found = [...switches].find(([target]) => isTarget(target, method, path));
  if (!found) return null;
  const [target, { fault, times }] = found;
  if (times > 1) switches.set(target, { fault, times: times - 1 });
  else switches.delete(target);
  return fault;
}

function isTarget(target: string, method: string, path: string): boolean {
  const [wanted, verb] = target.split(" ").reverse();
  if (wanted === undefined || (verb !== undefined && verb !== method)) return false;
  const [parts, here] = [wanted.split("/"), path.split("/")];
  return parts.length === here.length && parts.every((part, at) => part === "*" || part === here[at]);
}
