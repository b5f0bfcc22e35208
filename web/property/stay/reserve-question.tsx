import { useNamespace } from "#web/i18n/use-namespace.ts";
import { CaptchaDialog } from "#web/shared/captcha/captcha-dialog.tsx";
import { NewPriceDialog } from "#web/shared/cart/new-price-dialog.tsx";
import { useExactPrice } from "#web/shared/exact-price.ts";
import { useBooking } from "./booking-context.tsx";
import type { ReserveQuestion as Question } from "./use-reserve.ts";

type Props = {
  isOpen: boolean;
  question: Question;
  reserve: (captchaToken?: string) => void;
  onClose: () => void;
};

/** What the guest must answer before the nights are held: a new price, or a captcha. */
export default function ReserveQuestion({ question, reserve, onClose }: Props) {
  if (!question) return null;
  if (question.kind === "price") return <NewPrice from={question.from} reserve={reserve} onClose={onClose} />;
  return <CaptchaDialog onPass={reserve} onClose={onClose} />;
}

function NewPrice({ from, reserve, onClose }: Pick<Props, "reserve" | "onClose"> & { from: number }) {
  const { reserve: words } = useNamespace("details");
  const { text } = useExactPrice();
  const { price } = useBooking();
  if (!price) return null;
  const to = text(price.totalPrice);
  return (
    <NewPriceDialog
      title={words.changed}
      before={text(from)}
      after={to}
      goOn={words.goOn({ price: to })}
      onAccept={() => reserve()}
      onClose={onClose}
    />
  );
}
