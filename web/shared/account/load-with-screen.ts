import type { AccountPageData } from "./load-account-page.ts";

/** A step within our pages: data and screen are fetched at once. Without a connection the page says so and stays ours. */
export async function loadWithScreen<T>(
  load: () => Promise<AccountPageData<T>>,
  prepare: () => Promise<unknown>,
): Promise<AccountPageData<T>> {
  try {
    const [loaded] = await Promise.all([load(), prepare()]);
    return loaded;
  } catch (error) {
    if (navigator.onLine || !(error instanceof TypeError)) throw error;
    return { user: null, found: null, trouble: "offline" };
  }
}
