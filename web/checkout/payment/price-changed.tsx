import type { CartProduct } from "#contract/cart/cart.ts";
import { couponView } from "#domain/cart/coupon-view.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NewPriceDialog } from "#web/shared/cart/new-price-dialog.tsx";
import { usePaidText } from "#web/shared/cart/paid-text.ts";

type Lines = readonly CartProduct[];
type Change = { before: number; after: number; agreedLines?: Lines; lostCode?: number };
type Answers = { onAccept: () => void; onClose: () => void };

/** The total differs from the one on the button: the guest must accept it before it is charged. */
export default function PriceChanged({ change, ...answers }: Answers & { isOpen: boolean; change: Change | null }) {
  return change && <NewTotal {...change} {...answers} />;
}

function NewTotal({ before, after, agreedLines = [], lostCode, onAccept, onClose }: Change & Answers) {
  const words = useNamespace("pay");
  const text = usePaidText();
  const { currency } = useCart().cart.totals.payable;
  const why = useReasons(agreedLines, lostCode);
  const [was, is] = [text({ total: before, currency }), text({ total: after, currency })];
  return (
    <NewPriceDialog
      title={words.changed}
      why={why}
      before={was}
      after={is}
      goOn={words.goOn({ price: is })}
      onAccept={onAccept}
      onClose={onClose}
    />
  );
}

/** What is different since the guest agreed: a code that ended or is for another method, or another travel cover. */
function useReasons(agreed: Lines, lostCode: number | undefined): string {
  const words = useNamespace("pay");
  const { errorCodes } = useMessages();
  const language = useLanguage();
  const { products } = useCart().cart;
  const coupons = products.filter(({ type }) => type === "coupon").map((line) => couponView(line, language));
  const isStillValid = (code: string) => !lostCode && coupons.some((each) => each.code === code && each.isValid);
  const ended = codesOf(agreed).filter((code) => !isStillValid(code));
  const reasons = ended.flatMap((code) => {
    const refused = coupons.find((each) => each.code === code);
    const why = refused?.errorMessage ?? (lostCode && problemText(errorCodes, lostCode));
    return [words.codeGone({ code: leftToRight(code) }), why ?? ""];
  });
  if (coversOf(agreed) !== coversOf(products)) reasons.push(words.coverChanged);
  return reasons.filter(Boolean).join(" ");
}

function codesOf(lines: Lines): string[] {
  return lines.filter(({ type, notes }) => type === "coupon" && notes.length === 0).flatMap(({ code }) => code ?? []);
}

function coversOf(lines: Lines): string {
  return lines.flatMap(({ type, price }) => (type === "insurance" ? price.total : [])).join();
}
