import { useState } from "react";
import type { User } from "#contract/account/account.ts";
import type { DeletionPreview } from "#contract/account/delete-account.ts";
import { problems } from "#domain/problem/problems.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { isProblem, problemOf } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { lastValue } from "#web/lib/api/load-state.ts";
import { useQuery } from "#web/lib/api/use-query.ts";
import { clearGuestData } from "#web/session/clear-guest-data.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { type FormOf, textFieldProps, useForm } from "#web/shared/form/use-form.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { RadioGroup } from "#web/ui/field/radio-group.tsx";
import { TextArea } from "#web/ui/field/text-area.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { TextLink } from "#web/ui/navigation/text-link.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { WalletClosing } from "./wallet-closing.tsx";

const reasons = ["unused", "other", "privacy", "messages", "else"] as const;
type Captcha = Awaited<ReturnType<ReturnType<typeof useCaptcha>["take"]>>;
type Typed = { reason: string; more: string; password: string; isAccepted: boolean };

/** Deletes the account: shows the consequences, asks for the password, and for a reason if the guest wants to give one. */
export default function DeleteDialog({ user, isOpen, onClose }: { user: User; isOpen: boolean; onClose: () => void }) {
  const { remove: words } = useNamespace("security");
  const captcha = useCaptcha();
  const [hasUpcoming, setUpcoming] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const loaded = lastValue(useQuery(isOpen ? "deletion" : null, () => callFromBrowser("previewDeletion", {})));
  const [changed, setChanged] = useState<DeletionPreview>();
  const preview = changed ?? loaded;
  const isLosing = preview !== undefined && preview.lost.length > 0;
  const form = useForm<Typed>({
    id: "delete",
    initial: { reason: "", more: "", password: "", isAccepted: false },
    validate: ({ password, isAccepted }) => ({
      ...(isLosing && !isAccepted && { isAccepted: "required" }),
      ...(user.hasPassword && password === "" && { password: "required" }),
    }),
    labels: { isAccepted: words.accept, reason: words.reason, more: words.more, password: words.password },
  });
  const { submit, isBusy, problem } = useAccountSubmit({
    onFieldErrors: form.showErrors,
    onFailure: (error) => {
      const isUpcoming = isProblem(error, "booking-upcoming");
      setUpcoming(isUpcoming);
      if (!isProblem(error, "refund-changed")) return isUpcoming;
      setChanged(problemOf(error)?.details?.preview as DeletionPreview);
      form.change({ isAccepted: false });
      return true;
    },
  });
  async function remove() {
    if (!form.isValid) return form.showErrors();
    setUpcoming(false);
    const isDone = await submit(async () => removeAccount(user, form.values, preview, await captcha.take()));
    if (!isDone) return;
    clearGuestData();
    setDeleted(true);
  }
  if (isDeleted) return <Deleted isOpen={isOpen} />;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} phone="screen" title={words.title}>
      <ScriptedForm className="grid gap-5" onSubmit={() => void remove()}>
        <Consequences />
        {preview && <WalletClosing preview={preview} isChanged={changed !== undefined} />}
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        {isLosing && (
          <Checkbox
            id={form.idOf("isAccepted")}
            name="isAccepted"
            label={words.accept}
            checked={form.values.isAccepted}
            error={form.errorOf("isAccepted")}
            onChange={(isAccepted) => form.change({ isAccepted })}
          />
        )}
        <Fields form={form} hasPassword={user.hasPassword} />
        <div role="alert" className="text-danger type-body empty:hidden">
          {hasUpcoming ? <Upcoming /> : problem}
        </div>
        <div className="grid gap-2">
          <Button type="submit" variant="danger" full busy={isBusy}>
            {words.submit}
          </Button>
          <Button variant="quiet" full onPress={onClose}>
            {words.keep}
          </Button>
        </div>
      </ScriptedForm>
    </Dialog>
  );
}

function Fields({ form, hasPassword }: { form: FormOf<Typed>; hasPassword: boolean }) {
  const { remove: words } = useNamespace("security");
  return (
    <>
      <RadioGroup
        id={form.idOf("reason")}
        name="reason"
        label={words.reason}
        options={reasons.map((reason) => ({ value: reason, label: words.reasons[reason] }))}
        value={form.values.reason}
        isOptional
        onChange={(reason) => form.change({ reason })}
      />
      <TextArea {...textFieldProps(form, "more")} label={words.more} isOptional rows={2} dir="auto" maxLength={400} />
      {hasPassword && (
        <TextField
          {...textFieldProps(form, "password")}
          type="password"
          label={words.password}
          autoComplete="current-password"
        />
      )}
    </>
  );
}

/** A stay to come prevents the deletion: it can be cancelled in the list of bookings. */
function Upcoming() {
  const { errorCodes } = useMessages();
  const { remove: words } = useNamespace("security");
  const path = usePaths();
  return (
    <>
      <p>{errorCodes[problems["booking-upcoming"].code]}</p>
      <p className="mt-2">
        <TextLink to={path("accountOrders")}>{words.orders}</TextLink>
      </p>
    </>
  );
}

/** The account is deleted. Every link loads a new page without the session. */
function Deleted({ isOpen }: { isOpen: boolean }) {
  const t = useMessages();
  const { remove: words } = useNamespace("security");
  const path = usePaths();
  const leave = () => location.assign(path("frontPage"));
  return (
    <Dialog isOpen={isOpen} onClose={leave} phone="screen" title={words.title}>
      <div role="status">
        <EmptyState level={3} sentence={words.done} detail={words.doneDetail} />
      </div>
      <Button full onPress={leave}>
        {t.shell.pages.goHome}
      </Button>
    </Dialog>
  );
}

function Consequences() {
  const { remove: words } = useNamespace("security");
  const { login, data, orders, upcoming } = words.what;
  return (
    <div className="rounded-control bg-danger-soft p-4 text-text">
      <h3 className="type-body font-bold">{words.consequences}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 type-small">
        {[login, data, orders, upcoming].map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </div>
  );
}

/** The password confirms the identity; an account without one needs a code, see `useAccountSubmit`. */
async function removeAccount(
  user: User,
  { reason, more, password }: Typed,
  preview: DeletionPreview | undefined,
  captcha: Captcha,
): Promise<void> {
  const fullReason = [reason, more.trim()].filter(Boolean).join(": ");
  const details = { reason: fullReason, ...(preview && { accepted: preview.accepted }), ...captcha };
  const [provider] = user.providers;
  if (user.hasPassword || !provider) await callFromBrowser("deleteUser", { body: { password, ...details } });
  else await callFromBrowser("deleteSocialUser", { body: { userId: user.id, provider, ...details } });
}
