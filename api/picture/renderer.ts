import { type ChildProcess, type ForkOptions, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { PictureJob, RendererAnswer } from "./picture-job.ts";

/** One file for each width; `null` when it does not draw this key. */
export type PictureResult = Uint8Array[] | null;

/** Works on one picture at a time, in another process than the one that answers requests. */
export type Renderer<Job = PictureJob, Result = PictureResult> = {
  /** Rejects when the picture failed, and when the renderer has exited. */
  render: (job: Job) => Promise<Result>;
  isGone: () => boolean;
  stop: () => Promise<unknown>;
};

/** `low` draws only while no other process needs the processor. */
export type RenderPriority = "low" | "normal";

type Pending<Result> = { resolve: (result: Result) => void; reject: (fault: Error) => void };

/**
 * A renderer in a process of its own, so that a crash of native code ends only this process. An idle renderer does not
 * keep the product running.
 */
export function startRenderer<Job extends object = PictureJob, Result = PictureResult>(
  entry: URL,
  priority: RenderPriority = "low",
): Renderer<Job, Result> {
  const child = priority === "normal" ? forkRenderer(entry) : forkLowPriority(entry);
  const end = once(child, "exit").catch(() => {});
  let pending: Pending<Result> | null = null;
  let gone = false;
  const settle = (finish: (pending: Pending<Result>) => void) => {
    const settled = pending;
    pending = null;
    keepAlive(child, false);
    if (settled) finish(settled);
  };
  const fail = (cause: unknown) => {
    gone = true;
    settle(({ reject }) => reject(new Error("The renderer ended while it drew", { cause })));
  };
  keepAlive(child, false);
  child.on("message", (answer: RendererAnswer<Result>) => settle((settled) => finishWith(answer, settled)));
  for (const ending of ["error", "disconnect", "exit"]) child.on(ending, fail);
  return {
    render: (job) =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject };
        keepAlive(child, true);
        child.send(job, (fault) => fault && fail(fault));
      }),
    isGone: () => gone,
    stop: () => {
      child.kill("SIGKILL");
      return end;
    },
  };
}

/** Uses the idle scheduling class of Linux, or else the lowest priority. */
function forkLowPriority(entry: URL): ChildProcess {
  if (hasIdlePriority()) return forkRenderer(entry, { execPath: "chrt", execArgv: ["--idle", "0", process.execPath] });
  const child = forkRenderer(entry);
  try {
    setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
  } catch {
    // A system that forbids it draws with normal priority.
  }
  return child;
}

/** Whether this system can draw only while the processor is idle, so that every core may draw. */
export function hasIdlePriority(): boolean {
  idlePriority ??= spawnSync("chrt", ["--idle", "0", "true"]).status === 0;
  return idlePriority;
}
let idlePriority: boolean | undefined;

/** Passes no environment variables, because drawing needs no secrets. */
function forkRenderer(
  entry: URL,
  through: Pick<ForkOptions, "execPath" | "execArgv"> = { execArgv: [] },
): ChildProcess {
  const { PATH, SystemRoot } = process.env;
  return fork(fileURLToPath(entry), {
    ...through,
    env: { PATH, ...(SystemRoot && { SystemRoot }) },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

function keepAlive(child: ChildProcess, yes: boolean): void {
  child[yes ? "ref" : "unref"]();
  child.channel?.[yes ? "ref" : "unref"]();
}

function finishWith<Result>(answer: RendererAnswer<Result>, { resolve, reject }: Pending<Result>): void {
  if ("fault" in answer) reject(new Error(answer.fault));
  else resolve(answer.result);
}
