import { useMessages } from "#web/i18n/messages-context.tsx";
import { useWords } from "#web/i18n/use-words.ts";
import { PersonCheck } from "#web/shared/cart/person-check.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useExactPrice } from "./amount.tsx";
import { useBooking } from "./booking-context.tsx";
import type { ReserveQuestion as Question } from "./use-reserve.ts";

type Props = { question: NonNullable<Question>; reserve: (captchaToken?: string) => void; dismiss: () => void };

/** What has to be answered before the nights are held: a new price, or that a person asks. */
export default function ReserveQuestion({ question, reserve, dismiss }: Props) {
  if (question.kind === "price") return <NewPrice from={question.from} reserve={reserve} dismiss={dismiss} />;
  return <PersonCheck onPass={reserve} onClose={dismiss} />;
}

function NewPrice({ from, reserve, dismiss }: Omit<Props, "question"> & { from: number }) {
  const t = useMessages();
  const { reserve: words } = useWords("details");
  const { text } = useExactPrice();
  const { price } = useBooking();
  if (!price) return null;
  const to = text(price.totalPrice);
  return (
    <Dialog
      isOpen
      isBlocking
      size="s"
      title={words.changed}
      onClose={dismiss}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button full onPress={() => reserve()}>
            {words.goOn({ price: to })}
          </Button>
          <Button full variant="secondary" onPress={dismiss}>
            {t.ui.cancel}
          </Button>
        </div>
      }
    >
      <p className="text-text type-body">{t.price.changed({ a: text(from), b: to })}</p>
    </Dialog>
  );
}
