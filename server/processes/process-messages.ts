/** What the supervisor and its serving processes tell each other. */
export type ToProcess = { kind: "stop" } | { kind: "metrics"; id: number; text: string | null };
export type FromProcess = { kind: "ready" } | { kind: "read-metrics"; id: number };

/** The first process also does what one process of a machine must do, such as drawing pictures ahead. */
export const FIRST = "first";
