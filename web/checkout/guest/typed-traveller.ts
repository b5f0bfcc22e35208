import type { CountryList } from "#contract/site/system.ts";
import type { TypedTraveller } from "#domain/guest/read-traveller.ts";
import { countryOf } from "#web/shared/country/country-of.ts";
import type { GuestForm } from "./guest-form.ts";

/** The form as it is validated and sent. */
export function typedTraveller(form: GuestForm, countries: CountryList): TypedTraveller {
  const { title, phone, nationality, arrivalTime, note, ...rest } = form;
  return {
    ...rest,
    ...(title && { title }),
    phone: { ...phone, countryCode: countryOf(phone, countries) },
    ...(nationality && { nationality }),
    ...(arrivalTime && { arrivalTime }),
    ...(note.trim() && { note }),
  };
}
