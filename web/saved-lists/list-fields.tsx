import type { Party } from "#domain/guest/party.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { StayFields } from "#web/date-picker/stay-fields.tsx";
import { StayPicker } from "#web/date-picker/stay-picker.tsx";
import { useStayPicker } from "#web/date-picker/use-stay-picker.ts";
import { PartyField } from "#web/search-box/party-field.tsx";

type Props = {
  label: string;
  /** The page in analytics. */
  page: string;
  stay: Stay;
  party: Party | null;
  onStay: (stay: Stay) => void;
  onParty: (party: Party | null) => void;
  /** The dates can no longer be booked. */
  onLapse?: () => void;
};

/** The dates and guests of the prices of a list. They need scripts. */
export function ListFields({ label, page, stay, party, onStay, onParty, onLapse }: Props) {
  const picker = useStayPicker({ saved: stay, onConfirm: (next) => next && onStay(next), onLapse });
  return (
    <section aria-label={label} className="mt-4 grid max-w-[720px] items-end gap-3 noscript:hidden sm:grid-cols-3">
      <div className="min-w-0 sm:col-span-2">
        <StayFields picker={picker} page={page} />
        <StayPicker picker={picker} />
      </div>
      <div className="relative min-w-0">
        <PartyField party={party} onChange={onParty} isDrawer={false} />
      </div>
    </section>
  );
}
