import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { CancelPreview } from "#contract/order/cancel.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { showResult } from "#web/shared/result/show-result.ts";
import { SkeletonGroup, SkeletonText } from "#web/ui/feedback/skeleton.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useOrderSubmit } from "../access/confirm-order-provider.tsx";
import { BookedStay } from "../booked-stay.tsx";
import { useOrder } from "../order-context.tsx";
import { CancelForm } from "./cancel-form.tsx";

type Props = { isOpen: boolean; onClose: () => void };

/** The same form over the page of the booking. */
export default function CancelDialog({ isOpen, onClose }: Props) {
  const words = useNamespace("cancel");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} phone="screen" title={words.title}>
      <div className="grid gap-6">
        <BookedStay />
        <PreviewedForm onClose={onClose} />
      </div>
    </Dialog>
  );
}

function PreviewedForm({ onClose }: Pick<Props, "onClose">) {
  const { orderNumber } = useOrder().order;
  const { revalidate } = useRevalidator();
  const [preview, setPreview] = useState<CancelPreview | null>(null);
  // Closing changes only the modal in the URL, which would end the loading without new data.
  const end = async () => {
    await revalidate();
    onClose();
    showResult("booking");
  };
  const { submit, problem } = useOrderSubmit({
    onDismiss: onClose,
    onFailure: (error) => {
      if (isProblem(error, "cancel-running")) void end();
      return isProblem(error, "cancel-running");
    },
  });
  const load = useEffectEvent(() =>
    submit(async () => setPreview(await callFromBrowser("previewCancellation", { params: { orderNumber }, body: {} }))),
  );
  useEffect(() => {
    void load();
  }, []);
  if (preview) return <CancelForm preview={preview} onDone={() => void end()} onKeep={onClose} />;
  if (problem) return <FormProblem>{problem}</FormProblem>;
  return (
    <SkeletonGroup>
      <SkeletonText lines={6} />
    </SkeletonGroup>
  );
}
