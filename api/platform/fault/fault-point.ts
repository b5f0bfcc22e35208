import type { Settings } from "#api/platform/settings/settings.ts";

type Visitor = () => unknown;
type Plan = {
  kills: (point: string, pass: number) => boolean;
  isKilling: boolean;
  passes: Map<string, number>;
  visitors: Map<string, Visitor>;
};

let plan: Plan | null = null;

/** Makes fault points do something in this process. Anything but a test process is refused. */
export function armFaults({ appEnv, fault }: Pick<Settings, "appEnv" | "fault">): void {
  if (appEnv !== "test") {
    if (fault) throw new Error("FAULT is allowed with APP_ENV=test only.");
    plan = null;
    return;
  }
  plan ??= { kills: () => false, isKilling: false, passes: new Map(), visitors: new Map() };
  plan.kills = killPlan(fault);
  plan.isKilling = fault !== "";
}

/** Whether this process may be ended at a point. */
export function faultsArePlanned(): boolean {
  return plan?.isKilling === true;
}

/** A named place where a test may end the process or let something else happen first; elsewhere it does nothing. */
export async function faultPoint(point: string): Promise<void> {
  if (!plan) return;
  const pass = (plan.passes.get(point) ?? 0) + 1;
  plan.passes.set(point, pass);
  if (plan.kills(point, pass)) process.kill(process.pid, "SIGKILL");
  const visitor = plan.visitors.get(point);
  plan.visitors.delete(point);
  await visitor?.();
}

/** Runs `visitor` once, when `point` is passed next, and holds back whoever passes until it is done. */
export function interleave(point: string, visitor: Visitor): void {
  if (!plan) throw new Error("Interleavings are allowed with APP_ENV=test only.");
  plan.visitors.set(point, visitor);
}

/** `K13:2` ends at the second pass of K13; `seed:123` at one pass in twenty, the same ones for the same seed. */
function killPlan(fault: string): Plan["kills"] {
  const [name = "", count = ""] = fault.split(":");
  if (name === "") return () => false;
  if (name !== "seed") return (point, pass) => point === name && pass === Number(count);
  const random = seededRandom(Number(count));
  return () => random() < 0.05;
}

/** Mulberry32: small, fast, and the same on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
