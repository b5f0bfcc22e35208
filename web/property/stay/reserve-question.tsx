import { useNamespace } from "#web/i18n/use-namespace.ts";
import { CaptchaDialog } from "#web/shared/cart/captcha-dialog.tsx";
import { NewPriceDialog } from "#web/shared/cart/new-price-dialog.tsx";
import { useExactPrice } from "./amount.tsx";
import { useBooking } from "./booking-context.tsx";
import type { ReserveQuestion as Question } from "./use-reserve.ts";

type Props = { question: NonNullable<Question>; reserve: (captchaToken?: string) => void; dismiss: () => void };

/** What the guest must answer before the nights are held: a new price, or a captcha. */
export default function ReserveQuestion({ question, reserve, dismiss }: Props) {
  if (question.kind === "price") return <NewPrice from={question.from} reserve={reserve} dismiss={dismiss} />;
  return <CaptchaDialog onPass={reserve} onClose={dismiss} />;
}

function NewPrice({ from, reserve, dismiss }: Omit<Props, "question"> & { from: number }) {
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
      onClose={dismiss}
    />
  );
}
