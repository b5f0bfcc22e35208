import type { Brand } from "#domain/site/sites.ts";

/** One action on a page before the screenshot. Selectors are independent of the language. */
export type PageAction =
  | { click: string /** Only where the element is visible, e.g. on a phone. */; ifVisible?: true }
  | { fill: string /** `{digits}` is replaced by six random digits. */; text: string }
  | { waitFor: string };

export type ShotPage = {
  /** The name of the page on the command line and in the folder. */
  id: string;
  /** The name of its group on the command line. */
  part?: string;
  /** The path after the language; `pathTo` fills in the braces. */
  path: string;
  /** The expected status of the response. */
  status: number;
  /** Screenshot of the viewport instead of the whole page, for overlays. */
  isWindowOnly?: boolean;
  /** The guest has not answered the consent question; on all other pages they have. */
  isUndecided?: boolean;
  /** The element that gets the focus before the screenshot, because focus opens it. */
  focus?: string;
  /** The actions that bring the page into the wanted state. */
  actions?: readonly PageAction[];
  /** The page as printed. */
  isPrinted?: boolean;
  /** A call of the page fails on purpose, which browsers report as an error. */
  isRefused?: boolean;
  /** The country of the site, where only some sites have the feature; the default is Saudi Arabia. */
  country?: "kw";
  /** The brand, where only one has the feature. */
  brand?: Brand;
};
