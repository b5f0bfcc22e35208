import type { Calls } from "#contract/calls.ts";
import { memberFields } from "#domain/loyalty/member.ts";
import type { Programme } from "#domain/loyalty/rates.ts";
import { track } from "#web/lib/analytics/track.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";

export type SentPointsCode = Calls["sendPointsCode"]["answer"];
export type ConfirmedPoints = Calls["confirmPointsCode"]["answer"];

type Options = Parameters<typeof useSubmitOnce>[0] & { onSilent: () => void };

/** `useSubmitOnce` for the calls to a programme: one that does not answer is not offered for a while. */
export function usePointsSubmit({ onSilent, ...options }: Options) {
  return useSubmitOnce({
    ...options,
    onFailure: async (error) => {
      if (isProblem(error, "loyalty-not-answering")) onSilent();
      return (await options.onFailure?.(error)) ?? false;
    },
  });
}

export async function sendPointsCode(cartId: string, method: Programme, member: string): Promise<SentPointsCode> {
  const body = { cartId, [memberFields[method]]: member };
  const sent = await callFromBrowser("sendPointsCode", { params: { method }, body });
  track("points_code_sent", { method });
  return sent;
}
