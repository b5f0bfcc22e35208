import { isCancelled } from "./request-register.ts";

/** The states of one remote load. */
export type LoadState<T> =
  | { status: "initial" }
  | { status: "loading"; before: Settled<T> }
  | { status: "success"; value: T }
  | { status: "failed"; error: unknown };
type Settled<T> = Exclude<LoadState<T>, { status: "loading" }>;

export const initialLoad = { status: "initial" } as const;

export function loading<T>(state: LoadState<T>): LoadState<T> {
  return { status: "loading", before: state.status === "loading" ? state.before : state };
}

export function succeeded<T>(value: T): LoadState<T> {
  return { status: "success", value };
}

/** A cancelled call restores the state from before it; any other error is a failure. */
export function ended<T>(state: LoadState<T>, error: unknown): LoadState<T> {
  if (isCancelled(error)) return state.status === "loading" ? state.before : state;
  return { status: "failed", error };
}
