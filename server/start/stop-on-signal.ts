const LIMIT_MS = 15_000;
const POLL_MS = 250;

/**
 * Runs `stop` once, at the first signal or when the process that started us has exited. A terminal sends Ctrl-C to the
 * whole group and boot.mjs passes it on, so further signals are ignored.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  const parent = process.ppid;
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end());
  setInterval(() => process.ppid !== parent && void end(), POLL_MS).unref();
}
