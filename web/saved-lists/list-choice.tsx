import { useNavigate, useSearchParams } from "react-router";
import { MAX_PARTY, type Party, readParty } from "#domain/guest/party.ts";
import { displayDay, displayShortDay } from "#domain/stay/calendar/display-day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { ListFields } from "./list-fields.tsx";

type Choice = { stay?: Stay; party?: Party | null };
type Props = { stay: Stay; addressOf: (choice: Choice) => string };

/** The dates and guests of the prices. What a guest chooses is in the URL; without scripts a form writes it there. */
export function ListChoice({ stay, addressOf }: Props) {
  const words = useNamespace("sharedList");
  const navigate = useNavigate();
  const party = readParty(useSearchParams()[0]);
  const open = (choice: Choice) => navigate(addressOf(choice), { replace: true, preventScrollReset: true });
  return (
    <>
      <ListFields
        {...{ stay, party, page: "list", label: words.choice }}
        onStay={(next) => open({ stay: next })}
        onParty={(next) => open({ party: next })}
      />
      <PlainChoice stay={stay} party={party} />
    </>
  );
}

function PlainChoice({ stay, party }: { stay: Stay; party: Party | null }) {
  const words = useNamespace("sharedList");
  const box = useNamespace("box");
  const language = useLanguage();
  const [from, to] = [displayShortDay(stay.checkIn, language), displayDay(stay.checkOut, language)];
  return (
    <details className="mt-4 hidden max-w-[560px] rounded-card border border-border bg-surface px-4 py-1 noscript:block">
      <summary className="min-h-11 cursor-pointer text-text type-body">{words.dates({ from, to })}</summary>
      <form method="get" className="grid gap-3 py-3 sm:grid-cols-2">
        <TextField type="date" name="checkIn" label={words.from} defaultValue={stay.checkIn} required />
        <TextField type="date" name="checkOut" label={words.to} defaultValue={stay.checkOut} required />
        <GuestsField name="adults" label={box.adults} count={party?.adults} />
        <GuestsField name="children" label={box.children} count={party?.children} />
        <div className="sm:col-span-2">
          <Button type="submit" full="phone">
            {words.show}
          </Button>
        </div>
      </form>
    </details>
  );
}

type GuestsProps = { name: string; label: string; count: number | undefined };

function GuestsField({ count, ...field }: GuestsProps) {
  return <TextField {...field} type="number" min={0} max={MAX_PARTY} defaultValue={count || ""} />;
}
