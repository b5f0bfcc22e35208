/** The headers of every call from a page: its language, its currency and the time zone of the browser. */
export function pageHeaders(): Record<string, string> {
  const { lang, dataset } = document.documentElement;
  return {
    "x-locale": lang,
    "x-tz": Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(dataset.currency && { "x-currency": dataset.currency }),
  };
}
