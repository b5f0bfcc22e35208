import { createContext, type ReactNode, use } from "react";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useReserve } from "./use-reserve.ts";

type Reserve = ReturnType<typeof useReserve>;

const ReserveContext = createContext<Reserve | null>(null);
const ReserveQuestion = lazyDialog({ load: () => import("./reserve-question.tsx"), namespaces: ["cart"] });

/** One reservation for the card and the bottom bar: after a press on either, both are busy. */
export function ReserveProvider({ children }: { children: ReactNode }) {
  const { reserve: words } = useNamespace("details");
  const reserve = useReserve();
  const { question } = reserve;
  return (
    <ReserveContext value={reserve}>
      {children}
      <ReserveQuestion
        waiting={{ title: question?.kind === "price" ? words.changed : words.button }}
        isOpen={question !== null}
        question={question}
        reserve={reserve.reserve}
        onClose={reserve.dismiss}
      />
    </ReserveContext>
  );
}

export function useReservation(): Reserve {
  const reserve = use(ReserveContext);
  if (!reserve) throw new Error("ReserveProvider is missing above this component");
  return reserve;
}
