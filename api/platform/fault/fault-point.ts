import type { Settings } from "#api/platform/settings/settings.ts";

type Callback = () => unknown;
type Plan = {
  kills: (point: string, pass: number) => boolean;
  isKilling: boolean;
  passes: Map<string, number>;
  callbacks: Map<string, Callback>;
};

let plan: Plan | null = null;

/** Activates fault points in this process. Only a test process may do so. */
export function armFaults({ appEnv, fault }: Pick<Settings, "appEnv" | "fault">): void {
  if (appEnv !== "test") {
    if (fault) throw new Error("FAULT is allowed with APP_ENV=test only.");
    plan = null;
    return;
  }
  plan ??= { kills: () => false, isKilling: false, passes: new Map(), callbacks: new Map() };
  plan.kills = killPlan(fault);
  plan.isKilling = fault !== "";
}

/** Whether this process may end at a fault point. */
export function faultsArePlanned(): boolean {
  return plan?.isKilling === true;
}

/** A named point where a test may end the process or run something else first; otherwise it does nothing. */
export async function faultPoint(point: string): Promise<void> {
  if (!plan) return;
  const pass = (plan.passes.get(point) ?? 0) + 1;
  plan.passes.set(point, pass);
  if (plan.kills(point, pass)) process.kill(process.pid, "SIGKILL");
  const callback = plan.callbacks.get(point);
  plan.callbacks.delete(point);
  await callback?.();
}

/** Runs `callback` once, the next time `point` is reached; the code at the point waits for it. */
export function interleave(point: string, callback: Callback): void {
  if (!plan) throw new Error("Interleavings are allowed with APP_ENV=test only.");
  plan.callbacks.set(point, callback);
}

/**
 * `K13:2` ends the process when K13 is reached the second time; `seed:123` at one point in twenty, always the same ones
 * for the same seed.
 */
function killPlan(fault: string): Plan["kills"] {
  const [name = "", count = ""] = fault.split(":");
  if (name === "") return () => false;
  if (name !== "seed") return (point, pass) => point === name && pass === Number(count);
  const random = seededRandom(Number(count));
  return () => random() < 0.05;
}

/** Mulberry32: a small random number generator with the same results on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
