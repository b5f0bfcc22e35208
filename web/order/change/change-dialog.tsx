import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChangeDates, ChangeInput } from "#contract/order/change.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { useLoad } from "#web/lib/api/use-load.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { SkeletonGroup, SkeletonText } from "#web/ui/feedback/skeleton.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useConfirmedOrder } from "../access/confirm-order-provider.tsx";
import { BookedStay } from "../booked-stay.tsx";
import { useOrder } from "../order-context.tsx";
import { ChangeContent } from "./change-content.tsx";
import { type FoundChange, findChange } from "./find-change.ts";

type Props = { isOpen: boolean; onClose: () => void };

/** The same choice over the page of the booking. */
export default function ChangeDialog({ isOpen, onClose }: Props) {
  const words = useNamespace("change");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} phone="screen" title={words.title}>
      <FoundContent onClose={onClose} />
    </Dialog>
  );
}

function FoundContent({ onClose }: Pick<Props, "onClose">) {
  const words = useNamespace("change");
  const { found, problem, isLoading, choose } = useFoundChange(onClose);
  return (
    <div className="grid gap-6">
      <BookedStay />
      {found && <ChangeContent found={found} isInDialog onChoose={choose} />}
      <FormProblem>{problem}</FormProblem>
      {isLoading && (
        <SkeletonGroup>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
      <div>
        <Button variant="secondary" full="phone" onPress={onClose}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}

/** What the guest chose is shown at once, its price as soon as it is known. The newest choice wins. */
function useFoundChange(onDismiss: () => void) {
  const t = useMessages();
  const { order } = useOrder();
  const confirmed = useConfirmedOrder();
  const { load, isLoading } = useLoad<FoundChange>();
  const [found, setFound] = useState<FoundChange | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef<ChangeInput>(null);
  const dates = useRef<ChangeDates>(null);
  const params = { orderNumber: order.orderNumber };
  const calls = {
    getDates: async () => {
      dates.current ??= await callFromBrowser("getChangeDates", { params, query: {} });
      return dates.current;
    },
    preview: (body: ChangeInput) => callFromBrowser("previewChange", { params, body }, { scope: JSON.stringify(body) }),
  };
  async function choose(wanted: ChangeInput) {
    newest.current = wanted;
    setProblem(null);
    setFound((before) => before && { ...before, wanted, preview: null, code: null });
    try {
      const next = await load(() => confirmed(() => findChange(order, wanted, calls)));
      if (next.code !== null) dates.current = null;
      if (newest.current === wanted) setFound(next);
    } catch (error) {
      if (newest.current !== wanted) return;
      if (isCancelled(error)) onDismiss();
      else setProblem(problemMessage(error, t));
    }
  }
  const { checkIn, checkOut, guestCount } = order;
  const open = useEffectEvent(() => choose({ checkIn, checkOut, guestCount }));
  useEffect(() => {
    void open();
  }, []);
  return { found, problem, isLoading, choose };
}
