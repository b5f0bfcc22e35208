import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { pageHeaders } from "#web/lib/api/page-headers.ts";
import { bearerHeader } from "#web/lib/api/session-token.ts";

/** Browsers need the file for a moment after the click. */
const URL_LIFETIME_MS = 60_000;

/** Downloads a PDF. A refusal of the API is thrown, so that the page can ask for a code instead of showing an error page. */
export async function downloadDocument(url: string, name: string): Promise<void> {
  const answer = await fetch(url, { headers: { ...pageHeaders(), ...bearerHeader() } });
  if (!answer.ok) throw new ApiProblem(answer.status, await answer.json().catch(() => null));
  const file = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), URL_LIFETIME_MS);
}
