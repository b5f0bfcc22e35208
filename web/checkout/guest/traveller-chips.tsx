import { useState } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { Chip } from "#web/ui/action/chip.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import type { OfferedTraveller } from "./use-account-details.ts";
import type { useGuestForm } from "./use-guest-form.ts";

type Props = { travellers: readonly OfferedTraveller[]; guest: ReturnType<typeof useGuestForm> };

/** The travellers saved in the account; a press fills the form with one of them. */
export function TravellerChips({ travellers, guest: { values, change } }: Props) {
  const t = useMessages();
  const { nudge: words } = useNamespace("login");
  const [announcement, setAnnouncement] = useState("");
  const show = useSnackbar();
  const fill = async ({ id, whole }: OfferedTraveller) => {
    const known = whole ?? (await callFromBrowser("getTraveller", { params: { travellerId: id } }, { scope: id }));
    const { title, firstName, lastName, nationality } = known;
    change({ title, firstName, lastName, ...(nationality && { nationality }) });
    setAnnouncement(words.filled({ name: `\u2068${firstName} ${lastName}\u2069` }));
  };
  const isChosen = ({ whole }: OfferedTraveller) =>
    whole !== null && values.firstName === whole.firstName && values.lastName === whole.lastName;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-text type-small">{words.travellers}</legend>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        {travellers.map((each) => (
          <Chip
            key={each.id}
            isSelected={isChosen(each)}
            onPress={() => void fill(each).catch((error) => show({ text: problemMessage(error, t) }))}
          >
            <bdi>{each.name}</bdi>
          </Chip>
        ))}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}
