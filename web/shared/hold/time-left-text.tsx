import { clockText } from "#domain/cart/hold-clock.ts";

type Props = {
  /** A message with one place for the time. */
  text: (values: { time: string }) => string;
  leftMs: number;
};

/** A sentence with the time that is left. Screen readers do not announce every second. */
export function TimeLeftText({ text, leftMs }: Props) {
  const [before = "", after = ""] = text({ time: "\n" }).split("\n");
  return (
    <p role="timer" aria-live="off">
      {before}
      <bdi dir="ltr" className="font-bold tabular-nums" suppressHydrationWarning>
        {clockText(leftMs)}
      </bdi>
      {after}
    </p>
  );
}
