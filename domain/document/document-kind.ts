export const documentKinds = ["invoice", "credit-note", "receipt"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a document is downloaded as; only Saudi ones have XML. */
export const documentFormats = ["pdf", "xml"] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** `none` is not reported at all; `pending` waits for the answer of the tax authority. */
export const reportStates = ["none", "pending", "reported", "warned", "refused"] as const;
export type ReportState = (typeof reportStates)[number];

const seriesLetters: Record<DocumentKind, string> = { invoice: "", "credit-note": "C", receipt: "R" };

/** The number of a document, such as `MSA-26-0000001`; each kind of a seller counts on its own. */
export function documentNumber(sellerCode: string, kind: DocumentKind, year: number, position: number): string {
  const digits = [String(year % 100).padStart(2, "0"), String(position).padStart(7, "0")];
  return [`${sellerCode}${seriesLetters[kind]}`, ...digits].join("-");
}
