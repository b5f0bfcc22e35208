import "./frame-size.css";
import type { ReactNode } from "react";

export type RoomFor = "fields" | "wallet";

type Props = {
  for: RoomFor;
  /** What the frame told of itself; until then a table knows. */
  height?: number | null;
  children?: ReactNode;
};

/** The room of a frame of the gateway, kept from the first moment on. */
export function FrameRoom({ for: what, height, children }: Props) {
  const style = height == null ? undefined : { blockSize: height };
  return (
    <div className="frame-room">
      <div className={`relative room-${what}`} style={style}>
        {children}
      </div>
    </div>
  );
}
