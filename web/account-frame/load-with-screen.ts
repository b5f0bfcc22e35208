import type { AccountPageData } from "./load-account-page.ts";

/** Loads data and screen of a navigation in parallel. Without a connection the page shows the offline problem. */
export async function loadWithScreen<T>(
  load: () => Promise<AccountPageData<T>>,
  prepare: () => Promise<unknown>,
): Promise<AccountPageData<T>> {
  try {
    const [loaded] = await Promise.all([load(), prepare()]);
    return loaded;
  } catch (error) {
    if (navigator.onLine || !(error instanceof TypeError)) throw error;
    return { user: null, found: null, problem: "offline" };
  }
}
