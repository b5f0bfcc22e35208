import { languages } from "#domain/language/language.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { lastValue } from "#web/lib/api/load-state.ts";
import { useQuery } from "#web/lib/api/use-query.ts";

/** The names of our cities in both languages, which are no passwords; none before they are needed. */
export function useCityNames(isNeeded: boolean): readonly string[] {
  return lastValue(useQuery(isNeeded ? "cities" : null, loadNames)) ?? [];
}

async function loadNames(): Promise<string[]> {
  const params = { lookupType: "CITY" };
  const lists = await Promise.all(
    languages.map((locale) =>
      callFromBrowser("listLookups", { params, query: { locale } }, { scope: `CITY:${locale}` }),
    ),
  );
  return lists.flat().map(({ value }) => value);
}
