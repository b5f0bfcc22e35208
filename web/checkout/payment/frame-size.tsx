import "./frame-size.css";
import type { ReactNode } from "react";

export type FrameKind = "fields" | "wallet";

type Props = {
  for: FrameKind;
  /** What the frame told of itself; until then a table knows. */
  height?: number | null;
  children?: ReactNode;
};

/** The room of a frame of the gateway, kept from the first moment on. */
export function FrameSize({ for: what, height, children }: Props) {
  const style = height == null ? undefined : { blockSize: height };
  return (
    <div className="frame-room">
      <div className={`relative room-${what}`} style={style}>
        {children}
      </div>
    </div>
  );
}
