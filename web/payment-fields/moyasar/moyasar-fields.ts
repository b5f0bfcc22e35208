import { cardFaults } from "#domain/payment/card/card-rules.ts";
import type { GivenCard, MountedFields } from "../frame-link.ts";
import type { Mounting } from "../mounting.ts";
import { cardForm, fieldNames } from "./card-form.ts";
import { createToken } from "./create-token.ts";

/** The fields of Moyasar are inputs of this page, so this page sees the card and gives it to Moyasar alone. */
export async function mountMoyasarFields({ main, facts, session, send }: Mounting): Promise<MountedFields> {
  const faultsNow = () => cardFaults(form.values(), facts.cards, new Date());
  const form = cardForm(main, facts.texts, {
    faultsNow,
    onState: (brand) => send({ type: "state", complete: Object.keys(faultsNow()).length === 0, brand }),
    onEnter: () => send({ type: "submit" }),
  });
  form.show();

  async function tokenise(): Promise<GivenCard> {
    const faults = faultsNow();
    form.showFaults(faults);
    const first = fieldNames.find((name) => faults[name]);
    if (first) {
      form.focus(first);
      return { fields: { ...faults } };
    }
    const given = await createToken(session, form.values());
    if (given && "fields" in given) form.showFaults(given.fields);
    if (!given) form.showBroken();
    return given;
  }
  return { tokenise };
}
