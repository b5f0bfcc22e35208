import { type ChildProcess, type ForkOptions, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { PictureAnswer, PictureJob } from "./picture-job.ts";

/** Draws one picture at a time, apart from the process that answers guests. */
export type Renderer = {
  /** `null` when nobody draws this key. Rejects when the picture failed, and when the renderer itself is gone. */
  render: (job: PictureJob) => Promise<Uint8Array | null>;
  isGone: () => boolean;
  stop: () => Promise<unknown>;
};

/** `patient` draws only while nobody else wants the processor. */
export type Pace = "patient" | "equal";

type Wait = { resolve: (bytes: Uint8Array | null) => void; reject: (fault: Error) => void };

/**
 * A renderer in a process of its own. A fault in the native code of the drawing ends it alone. Resting, it does not keep
 * the product alive.
 */
export function startRenderer(entry: URL, pace: Pace = "patient"): Renderer {
  const child = pace === "equal" ? forkQuietly(entry) : forkPatiently(entry);
  const end = once(child, "exit").catch(() => {});
  let wait: Wait | null = null;
  let gone = false;
  const settle = (tell: (wait: Wait) => void) => {
    const told = wait;
    wait = null;
    keepAlive(child, false);
    if (told) tell(told);
  };
  const lose = (cause: unknown) => {
    gone = true;
    settle(({ reject }) => reject(new Error("The renderer ended while it drew", { cause })));
  };
  keepAlive(child, false);
  child.on("message", (answer: PictureAnswer) => settle((told) => hear(answer, told)));
  for (const ending of ["error", "disconnect", "exit"]) child.on(ending, lose);
  return {
    render: (job) =>
      new Promise((resolve, reject) => {
        wait = { resolve, reject };
        keepAlive(child, true);
        child.send(job, (fault) => fault && lose(fault));
      }),
    isGone: () => gone,
    stop: () => {
      child.kill("SIGKILL");
      return end;
    },
  };
}

/** Linux knows programs that give way at once; where it does not, the lowest priority comes near. */
function forkPatiently(entry: URL): ChildProcess {
  idling ??= spawnSync("chrt", ["--idle", "0", process.execPath, "--version"]).status === 0;
  if (idling) return forkQuietly(entry, { execPath: "chrt", execArgv: ["--idle", "0", process.execPath] });
  const child = forkQuietly(entry);
  try {
    setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
  } catch {
    // A system that forbids it still has its pictures.
  }
  return child;
}
let idling: boolean | undefined;

/** It gets nothing of our environment: drawing needs no secrets. */
function forkQuietly(entry: URL, through: Pick<ForkOptions, "execPath" | "execArgv"> = { execArgv: [] }): ChildProcess {
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

function hear(answer: PictureAnswer, { resolve, reject }: Wait): void {
  if ("fault" in answer) reject(new Error(answer.fault));
  else resolve("bytes" in answer ? answer.bytes : null);
}
