import { useState } from "react";
import type { User } from "#contract/account/account.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { textFieldProps, useForm } from "#web/shared/form/use-form.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { CodeStep, type SentCode } from "#web/verification/code-step.tsx";
import { contactText } from "#web/verification/contact-text.ts";
import { type Channel, contactBy, verifiedChannels } from "./verified-channels.ts";

type Props = { user: User; isOpen: boolean; onConfirmed: () => void; onClose: () => void };

/** The owner confirms their identity: by password, or by a code sent to a verified contact. */
export default function ConfirmIdentityDialog({ user, isOpen, onConfirmed, onClose }: Props) {
  const words = useNamespace("account");
  const [byCode, setByCode] = useState(!user.hasPassword);
  const channels = verifiedChannels(user, usePageContext().smsReach);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="s" title={words.confirm.title}>
      <p className="mb-4 text-text-2 type-small">{words.confirm.why}</p>
      {byCode ? <ByCode {...{ user, onConfirmed }} /> : <ByPassword {...{ user, onConfirmed }} />}
      {user.hasPassword && channels.length > 0 && (
        <div className="mt-2">
          <Button variant="quiet" full onPress={() => setByCode(!byCode)}>
            {byCode ? words.confirm.byPassword : words.confirm.byCode}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type MethodProps = Pick<Props, "user" | "onConfirmed">;

function ByPassword({ onConfirmed }: MethodProps) {
  const words = useNamespace("account");
  const { submit, isBusy, problem } = useSubmitOnce();
  const form = useForm({
    id: "confirm",
    initial: { password: "" },
    validate: ({ password }) => (password === "" ? { password: "required" as const } : {}),
    labels: { password: words.confirm.password },
  });
  const confirm = () => {
    if (!form.isValid) return form.showErrors();
    void submit(async () => {
      await callFromBrowser("confirmIdentity", { body: form.values });
      onConfirmed();
    });
  };
  return (
    <ScriptedForm className="grid gap-4" onSubmit={confirm}>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <TextField
        {...textFieldProps(form, "password")}
        type="password"
        label={words.confirm.password}
        autoComplete="current-password"
        error={problem ?? form.errorOf("password")}
      />
      <Button type="submit" full busy={isBusy}>
        {words.confirm.submit}
      </Button>
    </ScriptedForm>
  );
}

function ByCode({ user, onConfirmed }: MethodProps) {
  const words = useNamespace("account");
  const { submit, isBusy, problem } = useSubmitOnce();
  const [sentTo, setSentTo] = useState<{ channel: Channel; sent: SentCode } | null>(null);
  const { smsReach } = usePageContext();
  const channels = verifiedChannels(user, smsReach);
  const { noWay, noWayByEmail } = words.confirm;
  if (channels.length === 0) return <p className="text-text type-body">{smsReach === "none" ? noWayByEmail : noWay}</p>;
  const sendCode = (channel: Channel) => callFromBrowser("sendIdentityCode", { body: { channel } });
  if (sentTo) {
    const { channel, sent } = sentTo;
    return (
      <CodeStep
        channel={channel}
        contact={contactText(contactBy(user, channel))}
        sent={sent}
        onResend={() => sendCode(channel)}
        onCode={async (token, requestId) => {
          await callFromBrowser("confirmIdentity", { body: { token, requestId } });
          onConfirmed();
        }}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-text type-body">{words.confirm.chooseCode}</p>
      {channels.map((channel) => (
        <Button
          key={channel}
          variant="secondary"
          full
          busy={isBusy}
          onPress={() => void submit(async () => setSentTo({ channel, sent: await sendCode(channel) }))}
        >
          {words.confirm.send({ contact: contactText(contactBy(user, channel)) })}
        </Button>
      ))}
      <p role="alert" className="text-danger type-small empty:hidden">
        {problem}
      </p>
    </div>
  );
}
