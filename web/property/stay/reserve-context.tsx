import { createContext, lazy, type ReactNode, Suspense, use } from "react";
import { useReserve } from "./use-reserve.ts";

type Reserve = ReturnType<typeof useReserve>;

const ReserveContext = createContext<Reserve | null>(null);
/** Rarely needed, so it is lazy. */
const ReserveQuestion = lazy(() => import("./reserve-question.tsx"));

/** One reservation for the card and the bottom bar: after a press on either, both are busy. */
export function ReserveProvider({ children }: { children: ReactNode }) {
  const reserve = useReserve();
  return (
    <ReserveContext value={reserve}>
      {children}
      {reserve.question && (
        <Suspense fallback={null}>
          <ReserveQuestion question={reserve.question} reserve={reserve.reserve} dismiss={reserve.dismiss} />
        </Suspense>
      )}
    </ReserveContext>
  );
}

export function useReservation(): Reserve {
  const reserve = use(ReserveContext);
  if (!reserve) throw new Error("ReserveProvider is missing above this component");
  return reserve;
}
