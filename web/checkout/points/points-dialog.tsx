import { useState } from "react";
import type { Programme } from "#domain/loyalty/rates.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { BottomSheet } from "#web/ui/overlay/bottom-sheet.tsx";
import { AmountStep } from "./amount-step.tsx";
import { MemberStep } from "./member-step.tsx";
import { PointsCodeStep } from "./points-code-step.tsx";
import type { ConfirmedPoints, SentPointsCode } from "./use-points-submit.ts";

type Step =
  | { at: "member" }
  | { at: "code"; member: string; sent: SentPointsCode }
  | { at: "amount"; requestId: string; confirmed: ConfirmedPoints }
  /** Five wrong codes. */
  | { at: "ended" };

type Props = {
  isOpen: boolean;
  onClose: () => void;
  programme: Programme;
  /** The programme did not answer. */
  onSilent: () => void;
};

/** Number, code, points: each step belongs to this opening of the sheet, so closing it leaves nothing half done. */
export default function PointsDialog({ isOpen, onClose, programme, onSilent }: Props) {
  const words = useNamespace("points");
  const { methods } = useNamespace("paid");
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={words.use({ name: methods[programme] })}>
      <Steps key={programme} programme={programme} onDone={onClose} onSilent={onSilent} />
    </BottomSheet>
  );
}

type StepsProps = { programme: Programme; onDone: () => void; onSilent: () => void };

function Steps({ programme, onDone, onSilent }: StepsProps) {
  const { sheet: words } = useNamespace("points");
  const [step, setStep] = useState<Step>({ at: "member" });
  const restart = () => setStep({ at: "member" });
  if (step.at === "member") {
    const onSent = (member: string, sent: SentPointsCode) => setStep({ at: "code", member, sent });
    return <MemberStep {...{ programme, onSent, onSilent }} />;
  }
  if (step.at === "code") {
    const { member, sent } = step;
    return (
      <PointsCodeStep
        {...{ programme, member, sent, onSilent }}
        onConfirmed={(requestId, confirmed) => setStep({ at: "amount", requestId, confirmed })}
        onEnded={() => setStep({ at: "ended" })}
        onChangeMember={restart}
      />
    );
  }
  if (step.at === "amount") return <AmountStep {...{ programme, ...step, onDone, onSilent }} onRestart={restart} />;
  return (
    <div className="grid gap-4">
      <p role="alert" className="text-text type-body">
        {words.ended}
      </p>
      <Button full onPress={restart}>
        {words.again}
      </Button>
      <Button full variant="quiet" onPress={onDone}>
        {words.close}
      </Button>
    </div>
  );
}
