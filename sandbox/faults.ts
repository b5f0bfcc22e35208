import { type PaymentFault, paymentFaults } from "./payment/payment-faults.ts";

/** The ways a partner misbehaves, whatever it does. What only one partner can do wrong lies in that partner's file. */
const general = ["refuse", "silent", "slow", "500", "500-but-done", "cut-json", "redirect", "huge"] as const;
export type GeneralFault = (typeof general)[number];

export const faults = [...general, ...paymentFaults] as const;
export type Fault = GeneralFault | PaymentFault;

/** Faults that strike before the partner has done anything. */
const BEFORE: ReadonlySet<Fault> = new Set(["refuse", "silent", "500", "redirect"]);

type Switch = { fault: Fault; times: number };

const switches = new Map<string, Switch>();

export function isFault(word: unknown): word is Fault {
  return faults.some((fault) => fault === word);
}

export function isGeneral(fault: Fault): fault is GeneralFault {
  return general.some((word) => word === fault);
}

export function strikesBefore(fault: Fault): boolean {
  return BEFORE.has(fault);
}

/**
 * The next `times` requests to `place` meet this fault: a path, or a method and a path such as `POST /card/payments`,
 * in which `*` stands for one part, since nobody knows the id of a payment beforehand.
 */
export function setFault(place: string, fault: Fault, times: number): void {
  switches.set(place, { fault, times });
}

export function clearFaults(): void {
  switches.clear();
}

export function listFaults(): { path: string; fault: Fault; times: number }[] {
  return [...switches].map(([path, rest]) => ({ path, ...rest }));
}

/** The fault this request meets: the one it asks for itself, else the one switched on for its place. */
export function takeFault(method: string, path: string, asked: unknown): Fault | null {
  if (isFault(asked)) return asked;
  const found = [...switches].find(([place]) => isPlace(place, method, path));
  if (!found) return null;
  const [place, { fault, times }] = found;
  if (times > 1) switches.set(place, { fault, times: times - 1 });
  else switches.delete(place);
  return fault;
}

function isPlace(place: string, method: string, path: string): boolean {
  const [wanted, verb] = place.split(" ").reverse();
  if (wanted === undefined || (verb !== undefined && verb !== method)) return false;
  const [parts, here] = [wanted.split("/"), path.split("/")];
  return parts.length === here.length && parts.every((part, at) => part === "*" || part === here[at]);
}
