import { MAX_COMPARED } from "#domain/compare/compared-ids.ts";
import type { Language } from "#domain/language/language.ts";
import { loadNamespace } from "#web/i18n/lazy-namespaces.ts";

/** The text for a guest who chooses a fifth property. */
export async function refusalText(language: Language): Promise<string> {
  return (await loadNamespace(language, "compareBar")).full({ n: MAX_COMPARED });
}
