import { isCancelled } from "./request-register.ts";

/** The states of one remote load, as the specification names them. */
export type LoadState<T> =
  | { status: "initial" }
  | { status: "loading"; before: Settled<T> }
  | { status: "success"; value: T }
  | { status: "failed"; error: unknown; value?: T };
type Settled<T> = Exclude<LoadState<T>, { status: "loading" }>;

export const initialLoad = { status: "initial" } as const;

export function loading<T>(state: LoadState<T>): LoadState<T> {
  return { status: "loading", before: state.status === "loading" ? state.before : state };
}

export function succeeded<T>(value: T): LoadState<T> {
  return { status: "success", value };
}

/** A cancelled call restores the state from before it; any other error is a failure, which keeps the last value. */
export function ended<T>(state: LoadState<T>, error: unknown): LoadState<T> {
  if (isCancelled(error)) return state.status === "loading" ? state.before : state;
  const value = lastValue(state);
  return { status: "failed", error, ...(value !== undefined && { value }) };
}

/** What was last loaded successfully, also while it is loaded again and after a failure. */
export function lastValue<T>(state: LoadState<T>): T | undefined {
  if (state.status === "loading") return lastValue(state.before);
  return state.status === "initial" ? undefined : state.value;
}
