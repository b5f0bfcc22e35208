export type ShotPage = {
  /** Names the page on the command line and in the folder. */
  id: string;
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
};
