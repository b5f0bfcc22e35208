import { useState } from "react";
import { PhoneField } from "#web/phone-field/phone-field.tsx";
import type { DialCodeOption, TypedPhone } from "#web/shared/country/dial-code-option.ts";
import { CodeField } from "#web/ui/field/code-field.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { Select } from "#web/ui/field/select.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { State } from "./state.tsx";
import type { Panel } from "./story.ts";

export function TextFieldStory({ panel: { brand, language, samples } }: { panel: Panel }) {
  const { states, fields, guests, longName } = samples;
  const id = (name: string) => `${brand}-${language}-${name}`;
  const problems = [
    { fieldId: id("name"), message: fields.firstNameError },
    { fieldId: id("mail"), message: fields.mobileError },
  ];
  return (
    <>
      <State name={states.default} isWide>
        <TextField label={fields.firstName} hint={fields.firstNameHint} />
      </State>
      <State name={states.filled} isWide>
        <TextField label={fields.firstName} defaultValue={guests[0]} />
      </State>
      <State name={states.optional} isWide>
        <TextField label={fields.note} isOptional defaultValue={longName} />
      </State>
      <State name={states.invalid} isWide>
        <div className="flex flex-col gap-4">
          <ErrorSummary problems={problems} attempt={0} />
          <TextField id={id("name")} label={fields.firstName} error={fields.firstNameError} />
          <TextField
            id={id("mail")}
            label={fields.email}
            type="email"
            defaultValue="noura@"
            error={fields.mobileError}
          />
        </div>
      </State>
      <State name={fields.password} isWide>
        <TextField label={fields.password} type="password" autoComplete="off" defaultValue="palm-courtyard" />
      </State>
      <State name={states.disabled} isWide>
        <TextField
          label={fields.email}
          hint={fields.blockedReason}
          type="email"
          defaultValue="noura@example.test"
          disabled
        />
      </State>
    </>
  );
}

export function SelectStory({ panel: { samples } }: { panel: Panel }) {
  const { states, fields, sorts } = samples;
  const options = sorts.map((label) => ({ value: label, label }));
  return (
    <>
      <State name={states.default} isWide>
        <Select label={fields.sort} options={options} defaultValue={sorts[0]} />
      </State>
      <State name={states.empty} isWide>
        <Select label={fields.city} hint={fields.cityHint} options={options} placeholder={fields.cityError} />
      </State>
      <State name={states.invalid} isWide>
        <Select label={fields.city} options={options} placeholder={fields.city} error={fields.cityError} />
      </State>
      <State name={states.disabled} isWide>
        <Select label={fields.sort} hint={fields.blockedReason} options={options} disabled />
      </State>
      <State name={states.longText} isWide>
        <Select label={fields.sort} options={[{ value: "long", label: samples.longName }, ...options]} />
      </State>
    </>
  );
}

const dialCodes = [
  ["SA", "+966"],
  ["AE", "+971"],
  ["KW", "+965"],
  ["BH", "+973"],
] as const;
const noPhone: TypedPhone = { dialCode: "+966", number: "" };

export function PhoneFieldStory({ panel: { samples } }: { panel: Panel }) {
  const { states, fields, countries: names } = samples;
  const [filled, setFilled] = useState<TypedPhone>({ dialCode: "+966", number: "512345678" });
  const [empty, setEmpty] = useState(noPhone);
  const [wrong, setWrong] = useState<TypedPhone>({ dialCode: "+971", number: "12" });
  const countries: DialCodeOption[] = dialCodes.map(([code, dialCode], index) => ({
    code,
    dialCode,
    label: names[index] ?? "",
  }));
  const phone = { label: fields.mobile, countries };
  return (
    <>
      <State name={states.default} isWide>
        <PhoneField {...phone} hint={fields.mobileHint} value={empty} onChange={setEmpty} />
      </State>
      <State name={states.filled} isWide>
        <PhoneField {...phone} value={filled} onChange={setFilled} />
      </State>
      <State name={states.invalid} isWide>
        <PhoneField {...phone} value={wrong} onChange={setWrong} error={fields.mobileError} />
      </State>
    </>
  );
}

export function CodeFieldStory({ panel: { brand, language, samples } }: { panel: Panel }) {
  const { states, fields } = samples;
  const [codes, setCodes] = useState({ empty: "", filled: "384", invalid: "000000" });
  const field = (name: keyof typeof codes) => ({
    id: `${brand}-${language}-code-${name}`,
    name: `code-${name}`,
    label: fields.code,
    value: codes[name],
    onChange: (code: string) => setCodes({ ...codes, [name]: code }),
  });
  return (
    <>
      <State name={states.empty} isWide>
        <CodeField {...field("empty")} />
      </State>
      <State name={states.filled} isWide>
        <CodeField {...field("filled")} />
      </State>
      <State name={states.invalid} isWide>
        <CodeField {...field("invalid")} error={fields.codeError} />
      </State>
    </>
  );
}
