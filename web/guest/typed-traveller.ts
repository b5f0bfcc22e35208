import type { CountryList } from "#contract/system.ts";
import type { TypedTraveller } from "#domain/guest/read-traveller.ts";
import type { GuestForm } from "./guest-form.ts";

/** The countries of our sites, for a guest who is quicker than the list of all. */
const ownCountries: Record<string, string> = { "+966": "SA", "+971": "AE", "+965": "KW", "+973": "BH" };

/** The form as it is judged and sent. */
export function typedTraveller(form: GuestForm, countries: CountryList): TypedTraveller {
  const { title, phone, nationality, arrivalTime, note, ...rest } = form;
  return {
    ...rest,
    ...(title && { title }),
    phone: { ...phone, countryCode: countryOf(phone.dialCode, countries) },
    ...(nationality && { nationality }),
    ...(arrivalTime && { arrivalTime }),
    ...(note.trim() && { note }),
  };
}

function countryOf(dialCode: string, countries: CountryList): string {
  return ownCountries[dialCode] ?? countries.find(({ DialCode }) => DialCode === dialCode)?.Code ?? "";
}
