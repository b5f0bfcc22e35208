import type { RouterContextProvider } from "react-router";
import type { CheckedDocument } from "#contract/order/document.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;
const NOT_FOUND = 404;

/** The document whose QR code was scanned, or `null` when we issued none with this token. */
export async function loadCheckedDocument(
  context: Context,
  token: string,
  { signal }: Request,
): Promise<CheckedDocument | null> {
  try {
    return await callFromLoader(context, "checkDocument", { params: { token } }, signal);
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === NOT_FOUND || error.status === 400)) return null;
    throw error;
  }
}
