import { useSurface } from "./page-context.tsx";

/** The class of a page's column: the grid of the design, and one narrow column on mobile routes at any width. */
export function usePageColumn(): "page-width" | "mobile-width" {
  return useSurface() === "mobile" ? "mobile-width" : "page-width";
}
