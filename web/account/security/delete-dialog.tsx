import { useState } from "react";
import type { User } from "#contract/account.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { clearGuestData } from "#web/session/clear-guest-data.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import { textFieldProps, useForm } from "#web/shared/form/use-form.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { RadioGroup } from "#web/ui/field/radio-group.tsx";
import { TextArea } from "#web/ui/field/text-area.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { TextLink } from "#web/ui/navigation/text-link.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

const reasons = ["unused", "other", "privacy", "messages", "else"] as const;
type Captcha = Awaited<ReturnType<ReturnType<typeof useCaptcha>["take"]>>;
type Typed = { reason: string; more: string; password: string };

/** Deletes the account: shows the consequences, asks for the password, and for a reason if the guest wants to give one. */
export default function DeleteDialog({ user, isOpen, onClose }: { user: User; isOpen: boolean; onClose: () => void }) {
  const { remove: words } = useNamespace("security");
  const captcha = useCaptcha();
  const [hasUpcoming, setUpcoming] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const form = useForm<Typed>({
    id: "delete",
    initial: { reason: "", more: "", password: "" },
    validate: ({ password }) => (user.hasPassword && password === "" ? { password: "required" } : {}),
    labels: { reason: words.reason, more: words.more, password: words.password },
  });
  const { submit, isBusy, problem } = useAccountSubmit({
    onFieldErrors: form.showErrors,
    onFailure: (error) => {
      const isUpcoming = isProblem(error, "booking-upcoming");
      setUpcoming(isUpcoming);
      return isUpcoming;
    },
  });
  async function remove() {
    if (!form.isValid) return form.showErrors();
    setUpcoming(false);
    const isDone = await submit(async () => removeAccount(user, form.values, await captcha.take()));
    if (!isDone) return;
    clearGuestData();
    setDeleted(true);
  }
  if (isDeleted) return <Deleted isOpen={isOpen} />;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} phone="screen" title={words.title}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        <Consequences />
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
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
        {user.hasPassword && (
          <TextField
            {...textFieldProps(form, "password")}
            type="password"
            label={words.password}
            autoComplete="current-password"
          />
        )}
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
      </form>
    </Dialog>
  );
}

/** A stay to come prevents the deletion: what the guest can do about it, and whom to ask. */
function Upcoming() {
  const { remove: words } = useNamespace("security");
  const path = usePaths();
  const { site } = usePageContext();
  const phone = leftToRight(site.tollFree ?? site.supportPhone);
  return (
    <>
      <p>{words.upcoming}</p>
      <p className="mt-2 text-text">{words.call({ phone, email: leftToRight(site.supportEmails.general) })}</p>
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
async function removeAccount(user: User, { reason, more, password }: Typed, captcha: Captcha): Promise<void> {
  const fullReason = [reason, more.trim()].filter(Boolean).join(": ");
  const details = { reason: fullReason, ...captcha };
  const [provider] = user.providers;
  if (user.hasPassword || !provider) await callFromBrowser("deleteUser", { body: { password, ...details } });
  else await callFromBrowser("deleteSocialUser", { body: { userId: user.id, provider, ...details } });
}
