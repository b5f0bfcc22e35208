type Goal = { max: number } | { min: number };

/** A measured ratio or count beside its goal. */
export type Figure = { name: string; goal: string; measured: number; isMet: boolean };

export function figure(name: string, goal: Goal, measured: number): Figure {
  const isMet = "max" in goal ? measured <= goal.max : measured >= goal.min;
  const words = "max" in goal ? `≤ ${goal.max}` : `≥ ${goal.min}`;
  return { name, goal: words, measured: Number(measured.toPrecision(3)), isMet };
}
