/** What a guest does on a page before it is looked at, by selectors that mean the same in both languages. */
export type Deed =
  | { press: string /** Only where it is seen at all, e.g. on a phone. */; ifSeen?: true }
  | { into: string; type: string }
  | { see: string };

export type ShotPage = {
  /** Names the page on the command line and in the folder. */
  id: string;
  /** Names it together with others on the command line. */
  part?: string;
  /** The address after the language; see `pathTo` for what stands in braces. */
  path: string;
  /** What the page answers when all is well. */
  status: number;
  /** Overlays cover the window, so the window is what is photographed. */
  isWindowOnly?: boolean;
  /** A guest who has not answered the question about privacy yet; everywhere else it is answered. */
  isUndecided?: boolean;
  /** What receives the focus before the picture, because it opens by that. */
  focus?: string;
  /** What brings the page into the state that is looked at. */
  deeds?: readonly Deed[];
  /** Looked at as it comes out of a printer. */
  isPrinted?: boolean;
  /** A call of the page is refused on purpose, which browsers report as an error. */
  isRefused?: boolean;
  /** The country of the site, where only some have what is shown; Saudi Arabia everywhere else. */
  country?: "kw";
};
