import "./frame-size.css";
import type { ReactNode } from "react";

export type FrameKind = "checkout" | "moyasar" | "wallet";

type Props = {
  for: FrameKind;
  /** The height that the frame reported; before that the stylesheet sets it. */
  height?: number | null;
  children?: ReactNode;
};

/** The box of a gateway frame; its height is reserved before the frame loads. */
export function FrameSize({ for: what, height, children }: Props) {
  const style = height == null ? undefined : { blockSize: height };
  return (
    <div className="gateway-frame">
      <div className={`relative frame-${what}`} style={style}>
        {children}
      </div>
    </div>
  );
}
