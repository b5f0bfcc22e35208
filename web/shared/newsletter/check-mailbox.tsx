import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

/** Shown after every subscription. It replaces the form, so it takes the focus. */
export function CheckMailbox({ email, onOther }: { email: string; onOther: () => void }) {
  const words = useNamespace("newsletter");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="flex items-start gap-3 rounded-control outline-none">
      <Icon icon={MailCheck} className="mt-0.5 shrink-0 text-success" />
      <div className="min-w-0">
        <p className="font-bold text-text type-body">{words.sentTitle}</p>
        <p className="wrap-anywhere text-text-2 type-small">{words.sentLead({ email: `\u2066${email}\u2069` })}</p>
        <div className="-ms-7">
          <Button variant="quiet" onPress={onOther}>
            {words.other}
          </Button>
        </div>
      </div>
    </div>
  );
}
