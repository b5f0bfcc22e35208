import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";

export type GuestCores = {
  /** Moves this process, which acts for the guests, to the last core. */
  moveGuests: () => void;
  /** Which cores are used, in words. */
  text: string;
};

/**
 * Gives the guests of a bench a core of their own: processes that start from now on use all cores but the last. Only on
 * Linux with `taskset`; elsewhere all share all cores.
 */
export function reserveGuestCore(): GuestCores {
  const last = availableParallelism() - 1;
  const isReserved = process.platform === "linux" && last > 0 && pinTo(`0-${last - 1}`);
  return isReserved
    ? { moveGuests: () => void pinTo(String(last)), text: `The guests have a core of their own, the product ${last}.` }
    : { moveGuests: () => {}, text: "The guests and the product share all cores." };
}

function pinTo(cores: string): boolean {
  try {
    execFileSync("taskset", ["--all-tasks", "--pid", "--cpu-list", cores, String(process.pid)], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
