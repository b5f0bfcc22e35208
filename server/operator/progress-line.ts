import type { ImportProgress } from "#api/import/import-deps.ts";

type Terminal = { isTTY?: boolean; write: (text: string) => unknown };

/** One line of a terminal that says how far a command is; a file gets every line. */
export function progressLine(terminal: Terminal): { show: (progress: ImportProgress) => void; end: () => void } {
  let isShown = false;
  return {
    show: ({ done, total, perSecond, remainingS }) => {
      const line = `${done} of ${total} homes, ${perSecond.toFixed(1)} a second, ${durationText(remainingS)} left`;
      terminal.write(terminal.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
      isShown = true;
    },
    end: () => {
      if (isShown && terminal.isTTY) terminal.write("\n");
    },
  };
}

function durationText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
