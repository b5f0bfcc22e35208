import type { CountryList } from "#contract/site/system.ts";
import type { GiftOffer } from "#contract/wallet/gift.ts";
import { MAX_GIFT_TEXT } from "#domain/gift/gift-form.ts";
import { languages } from "#domain/language/language.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PhoneField } from "#web/phone-field/phone-field.tsx";
import { useDialCodes } from "#web/shared/country/use-countries.ts";
import { textFieldProps } from "#web/shared/form/use-form.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { controlClasses } from "#web/ui/field/control-classes.ts";
import { Field } from "#web/ui/field/field.tsx";
import { fieldAria } from "#web/ui/field/field-aria.ts";
import { RadioGroup } from "#web/ui/field/radio-group.tsx";
import { Select } from "#web/ui/field/select.tsx";
import { TextArea } from "#web/ui/field/text-area.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { GiftFormState } from "./use-gift-form.ts";

type Props = { form: GiftFormState; offer: GiftOffer; countries: CountryList };

/** The second step: for whom, with which words, and when. */
export function RecipientFields({ form, offer, countries }: Props) {
  const words = useNamespace("gift");
  const { values, change } = form;
  const hasSms = usePageContext().smsReach !== "none";
  return (
    <>
      <TextField
        {...textFieldProps(form, "recipientName")}
        label={words.recipientName}
        maxLength={50}
        autoComplete="off"
        required
      />
      {hasSms && (
        <RadioGroup
          id={form.idOf("channel")}
          name="channel"
          label={words.channel}
          options={[
            { value: "email", label: words.byEmail },
            { value: "sms", label: words.bySms },
          ]}
          value={values.channel}
          onChange={(channel) => change({ channel: channel === "sms" ? "sms" : "email" })}
        />
      )}
      <div className={values.channel === "email" ? "" : "hidden noscript:block"}>
        <TextField
          {...textFieldProps(form, "recipientEmail")}
          type="email"
          label={words.recipientEmail}
          maxLength={254}
          autoComplete="off"
        />
      </div>
      {hasSms && <RecipientPhone form={form} countries={countries} />}
      <Select
        id={form.idOf("recipientLanguage")}
        name="recipientLanguage"
        label={words.recipientLanguage}
        options={languages.map((value) => ({ value, label: words.languages[value] }))}
        value={values.recipientLanguage}
        onChange={(language) => change({ recipientLanguage: language === "en" ? "en" : "ar" })}
      />
      <TextField
        {...textFieldProps(form, "senderName")}
        label={words.senderName}
        maxLength={50}
        autoComplete="given-name"
        required
      />
      <TextArea
        {...textFieldProps(form, "text")}
        label={words.text}
        hint={words.textHint}
        isOptional
        rows={4}
        maxLength={MAX_GIFT_TEXT}
        dir="auto"
      />
      <SendDay form={form} offer={offer} />
    </>
  );
}

function RecipientPhone({ form, countries }: Pick<Props, "form" | "countries">) {
  const words = useNamespace("gift");
  const { values, change } = form;
  return (
    <div className={values.channel === "sms" ? "" : "hidden noscript:block"}>
      <PhoneField
        id={form.idOf("recipientPhone")}
        name="recipientPhone"
        label={words.recipientPhone}
        countries={useDialCodes(countries, values.recipientPhone.dialCode)}
        value={values.recipientPhone}
        error={form.errorOf("recipientPhone")}
        onChange={(recipientPhone) => change({ recipientPhone })}
        onBlur={() => form.touch("recipientPhone")}
      />
    </div>
  );
}

function SendDay({ form, offer: { sendDays, waitMinutes } }: Pick<Props, "form" | "offer">) {
  const words = useNamespace("gift");
  const { values, change } = form;
  const id = form.idOf("sendAt");
  const error = form.errorOf("sendAt");
  return (
    <>
      <RadioGroup
        id={form.idOf("when")}
        name="when"
        label={words.when}
        options={[
          { value: "now", label: words.now, hint: words.nowHint({ n: waitMinutes }) },
          { value: "later", label: words.later, hint: words.laterHint },
        ]}
        value={values.when}
        onChange={(when) => change({ when: when === "later" ? "later" : "now" })}
      />
      <div className={values.when === "later" ? "" : "hidden noscript:block"}>
        <Field id={id} label={words.day} error={error}>
          <input
            {...fieldAria(id, { error })}
            type="date"
            name="sendAt"
            min={sendDays.first}
            max={sendDays.last}
            value={values.sendAt}
            onChange={(event) => change({ sendAt: event.target.value })}
            onBlur={() => form.touch("sendAt")}
            className={controlClasses}
          />
        </Field>
      </div>
    </>
  );
}
