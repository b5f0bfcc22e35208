import { useEffect, useState } from "react";
import type { CountryList } from "#contract/site/system.ts";
import { type ContactFaults, readContact, type TypedContact } from "#domain/account/read-contact.ts";
import { type LoginBy, readLoginBy, storeLoginBy } from "#web/session/login-by.ts";
import { countryOf } from "#web/shared/country/country-of.ts";
import type { TypedPhone } from "#web/shared/country/dial-code-option.ts";
import { useCountries } from "#web/shared/country/use-countries.ts";
import { usePageContext } from "#web/shared/page-context.tsx";

/** A contact as it is typed: an email address or a phone number, as the guest chose last time. */
export function useContact(first?: LoginBy, firstPhone?: TypedPhone) {
  const { site } = usePageContext();
  const countries = useCountries();
  const [by, setBy] = useState<LoginBy>(first ?? "email");
  const [email, setEmail] = useState("");
  const [phone, setPhone] = useState<TypedPhone>(firstPhone ?? { dialCode: site.dialCode, number: "" });
  useEffect(() => {
    if (!first) setBy(readLoginBy());
  }, [first]);
  const typed = by === "email" ? { email } : { phone: withCountry(phone, countries) };
  return {
    by,
    choose(next: LoginBy) {
      setBy(next);
      storeLoginBy(next);
    },
    email,
    setEmail,
    phone,
    setPhone,
    countries,
    typed: typed satisfies TypedContact,
    faults: (readContact(typed).faults ?? {}) satisfies ContactFaults,
  };
}

export type ContactEntry = ReturnType<typeof useContact>;

function withCountry(phone: TypedPhone, countries: CountryList) {
  const countryCode = countryOf(phone, countries);
  return { ...phone, ...(countryCode && { countryCode }) };
}
