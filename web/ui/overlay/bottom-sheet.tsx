import { ModalFrame, type ModalProps } from "./modal-frame.tsx";

const heights = { content: "", tall: "h-[90%] sm:h-auto" } as const;

type Props = ModalProps & { height?: keyof typeof heights };

/** A panel at the bottom of a phone; from 600 px on it is centred and 560 px wide, like a dialog. */
export function BottomSheet({ height = "content", ...modal }: Props) {
  return (
    <ModalFrame
      {...modal}
      overlayClassName="z-sheet items-end justify-center pt-6 sm:items-center sm:p-6"
      panelClassName={`w-full rounded-t-sheet sm:max-w-[560px] sm:rounded-card data-entering:translate-y-full data-exiting:translate-y-full sm:data-entering:translate-y-4 sm:data-entering:opacity-0 sm:data-exiting:translate-y-4 sm:data-exiting:opacity-0 ${heights[height]}`}
    />
  );
}
