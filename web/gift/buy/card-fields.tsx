import type { GiftOffer } from "#contract/wallet/gift.ts";
import { type GiftDesignId, giftPicture } from "#domain/gift/designs.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { textFieldProps } from "#web/shared/form/use-form.ts";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { FieldError } from "#web/ui/field/field.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { GiftFormState } from "./use-gift-form.ts";

type Props = { form: GiftFormState; offer: GiftOffer };

/** The first step: which card, and how much. */
export function CardFields({ form, offer }: Props) {
  return (
    <>
      <DesignField form={form} offer={offer} />
      <AmountField form={form} offer={offer} />
    </>
  );
}

function DesignField({ form, offer }: Props) {
  const words = useNamespace("gift");
  return (
    <fieldset id={form.idOf("designId")} className="min-w-0">
      <legend className="mb-2 font-semibold text-text type-small">{words.design}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {offer.designs.map(({ designId }) => (
          <DesignChoice key={designId} designId={designId} form={form} />
        ))}
      </div>
    </fieldset>
  );
}

function DesignChoice({ designId, form }: { designId: GiftDesignId; form: GiftFormState }) {
  const words = useNamespace("gift");
  const isChosen = form.values.designId === designId;
  return (
    <label className="relative cursor-pointer rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="designId"
        value={designId}
        checked={isChosen}
        onChange={() => form.change({ designId })}
        className="sr-only"
      />
      <img
        src={giftPicture(designId)}
        alt={words.designs[designId]}
        width={600}
        height={378}
        className={`block h-auto w-full rounded-control border-3 ${isChosen ? "border-primary" : "border-transparent"}`}
      />
    </label>
  );
}

/** The offered amounts, and a box for another one. */
function AmountField({ form, offer }: Props) {
  const words = useNamespace("gift");
  const language = useLanguage();
  const { amounts, min, max, step } = offer;
  const text = (amount: number) => currencyText(amount.toLocaleString("en"), "SAR", language);
  const choices = [...amounts.map((amount) => [String(amount), text(amount)]), ["other", words.other]] as const;
  const error = form.errorOf("amount");
  const id = form.idOf("amount");
  return (
    <fieldset id={id} tabIndex={-1} className="grid min-w-0 gap-3" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 font-semibold text-text type-small">{words.amount}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([value = "", label]) => (
          <label
            key={value}
            className={`cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus ${chipClasses(form.values.amount === value)}`}
          >
            <input
              type="radio"
              name="amount"
              value={value}
              checked={form.values.amount === value}
              onChange={() => form.change({ amount: value })}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      <div className={form.values.amount === "other" ? "" : "hidden noscript:block"}>
        <TextField
          {...textFieldProps(form, "otherAmount")}
          label={words.otherLabel}
          hint={words.otherHint({ a: text(min), b: text(max), s: String(step) })}
          inputMode="numeric"
          dir="ltr"
          maxLength={6}
        />
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
