import { depositText } from "#domain/cart/deposit-text.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { RuleList } from "#web/shared/rule-list.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

type Props = { isOpen: boolean; onClose: () => void; ruleNames: Record<number, string> };

/** All that the guest accepts: hours, capacity, prohibitions, and the host's own rules. */
export default function RulesDialog({ isOpen, onClose, ruleNames }: Props) {
  const t = useMessages();
  const { rules: words } = useNamespace("guest");
  const language = useLanguage();
  const { chalet } = useCart().cart;
  const { rules, currencies } = chalet;
  const other = rules.otherRules
    .map(({ descriptionEn, descriptionAr }) => (language === "ar" ? descriptionAr || descriptionEn : descriptionEn))
    .filter((rule) => rule !== "");
  const presentment = { currency: currencies.display, rate: currencies.rate };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      footer={
        <Button full onPress={onClose}>
          {t.ui.close}
        </Button>
      }
    >
      <RuleList
        rules={[
          words.times({
            checkIn: displayTime(chalet.checkinBeginTime, language),
            checkOut: displayTime(chalet.checkoutEndTime, language),
          }),
          words.most({ n: chalet.capacity }),
          ...rules.fixedRules.flatMap(({ ruleId }) => ruleNames[ruleId] ?? []),
          ...(rules.insuranceAmount > 0
            ? [words.deposit({ amount: depositText(rules.insuranceAmount, presentment, language) })]
            : []),
        ]}
      />
      {other.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-text type-h3">{words.other}</h3>
          <RuleList rules={other} isNarrow />
        </>
      )}
    </Dialog>
  );
}
