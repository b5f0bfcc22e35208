/** The ways a partner misbehaves, whatever it does. What only one partner can do wrong lies in that partner's file. */
export const faults = ["refuse", "silent", "slow", "500", "500-but-done", "cut-json", "redirect", "huge"] as const;

export type Fault = (typeof faults)[number];

/** Faults that strike before the partner has done anything. */
const BEFORE: ReadonlySet<Fault> = new Set(["refuse", "silent", "500", "redirect"]);

type Switch = { fault: Fault; times: number };

const switches = new Map<string, Switch>();

export function isFault(word: unknown): word is Fault {
  return faults.some((fault) => fault === word);
}

export function strikesBefore(fault: Fault): boolean {
  return BEFORE.has(fault);
}

/** The next `times` requests to `path` meet this fault. */
export function setFault(path: string, fault: Fault, times: number): void {
  switches.set(path, { fault, times });
}

export function clearFaults(): void {
  switches.clear();
}

export function listFaults(): { path: string; fault: Fault; times: number }[] {
  return [...switches].map(([path, rest]) => ({ path, ...rest }));
}

/** The fault this request meets: the one it asks for itself, else the one switched on for its path. */
export function takeFault(path: string, asked: unknown): Fault | null {
  if (isFault(asked)) return asked;
  const found = switches.get(path);
  if (!found) return null;
  found.times -= 1;
  if (found.times <= 0) switches.delete(path);
  return found.fault;
}
