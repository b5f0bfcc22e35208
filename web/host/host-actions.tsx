import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { HostOrder } from "#contract/order/host.ts";
import { declineReasons, MAX_DECLINE_NOTE } from "#domain/order/host-decline.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { useTimeText } from "#web/shared/time-text.ts";
import { Button } from "#web/ui/action/button.tsx";
import type { ButtonVariant } from "#web/ui/action/button-classes.ts";
import { RadioGroup } from "#web/ui/field/radio-group.tsx";
import { TextArea } from "#web/ui/field/text-area.tsx";
import type { HostChoice, HostRefusal } from "./answer-host-form.ts";

type Props = { order: HostOrder; refusal: HostRefusal | null };

/** What a host may tell us about a booking that stands. */
export function HostActions({ order, refusal }: Props) {
  const words = useNamespace("host");
  const moment = useTimeText(readTimeZone(order.property.timeZone));
  if (order.statusCode !== orderStatus.confirmed) return null;
  const { noShow, decline } = order;
  const isSoon = noShow.reportedAt === null && !noShow.isPossible && order.stayState === "expected";
  return (
    <>
      {(noShow.reportedAt || noShow.isPossible || isSoon) && (
        <OrderCard title={words.noShow.title}>
          {noShow.reportedAt ? (
            <Done>{words.noShow.done({ moment: moment(new Date(noShow.reportedAt)) })}</Done>
          ) : (
            <>
              <p className="text-text-2 type-body">{words.noShow.text}</p>
              {noShow.isPossible ? (
                <ActionForm choice="no-show" refusal={refusal} label={words.noShow.submit} variant="secondary" />
              ) : (
                <p className="mt-2 text-text type-body">
                  {words.noShow.from({ moment: moment(new Date(noShow.from)) })}
                </p>
              )}
            </>
          )}
        </OrderCard>
      )}
      {(decline.requestedAt || decline.isPossible) && (
        <OrderCard title={words.decline.title}>
          {decline.requestedAt ? (
            <Done>{words.decline.done({ moment: moment(new Date(decline.requestedAt)) })}</Done>
          ) : (
            <>
              <p className="text-text-2 type-body">{words.decline.text}</p>
              <ActionForm choice="decline" refusal={refusal} label={words.decline.submit} variant="danger">
                <DeclineFields />
              </ActionForm>
            </>
          )}
        </OrderCard>
      )}
    </>
  );
}

function DeclineFields() {
  const words = useNamespace("host").decline;
  const options = declineReasons.map((value) => ({ value, label: words.reasons[value] }));
  return (
    <>
      <RadioGroup label={words.reason} name="reason" options={options} defaultValue="damage" />
      <TextArea label={words.note} name="note" isOptional maxLength={MAX_DECLINE_NOTE} rows={3} dir="auto" />
    </>
  );
}

type FormProps = {
  choice: HostChoice;
  refusal: HostRefusal | null;
  label: string;
  variant: ButtonVariant;
  children?: ReactNode;
};

/** A plain form, so it works before hydration and without scripts. */
function ActionForm({ choice, refusal, label, variant, children }: FormProps) {
  const t = useMessages();
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("choice") === choice;
  const refused = refusal?.choice === choice ? refusal.refused || t.error.default : null;
  return (
    <Form
      method="post"
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        if (state !== "idle") event.preventDefault();
      }}
    >
      <FormProblem>{refused}</FormProblem>
      <input type="hidden" name="choice" value={choice} />
      {children}
      <Button type="submit" variant={variant} full="phone" busy={isBusy}>
        {label}
      </Button>
    </Form>
  );
}

function Done({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-control bg-sunken p-3 text-text type-body">
      {children}
    </p>
  );
}
