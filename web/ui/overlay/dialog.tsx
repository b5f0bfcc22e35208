import { ModalFrame, type ModalProps } from "./modal-frame.tsx";

const widths = { s: "sm:max-w-[440px]", m: "sm:max-w-[560px]", l: "sm:max-w-[960px]" } as const;

const onPhones = {
  card: { overlay: "p-4", panel: "rounded-card" },
  screen: { overlay: "sm:p-6", panel: "h-full sm:h-auto sm:rounded-card" },
} as const;

type Props = ModalProps & {
  size?: keyof typeof widths;
  /** Below 600 px: a card for a short question, full screen for long texts and forms. */
  phone?: keyof typeof onPhones;
};

/** A dialog in the middle of the page. Load it lazily, because it imports react-aria's modal. */
export function Dialog({ size = "m", phone = "card", ...modal }: Props) {
  const { overlay, panel } = onPhones[phone];
  return (
    <ModalFrame
      {...modal}
      overlayClassName={`z-dialog items-center justify-center ${overlay}`}
      panelClassName={`w-full data-entering:scale-95 data-entering:opacity-0 data-exiting:scale-95 data-exiting:opacity-0 ${widths[size]} ${panel}`}
    />
  );
}
