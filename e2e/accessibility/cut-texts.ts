import type { Page } from "@playwright/test";

/** Texts that overflow their box, and the page itself when it scrolls horizontally. Typed text may overflow, because its field scrolls. */
export function cutTexts(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => {
    const leaves = [...document.querySelectorAll("body *")].filter((element) => element.childElementCount === 0);
    const tooWide = leaves.filter((element) => {
      const { overflowX, position } = getComputedStyle(element);
      const isTyped = (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.value;
      const isMeant = overflowX === "visible" || position === "absolute" || isTyped;
      return !isMeant && element.scrollWidth > element.clientWidth + 1;
    });
    const root = document.documentElement;
    return [
      ...tooWide.map((element) => element.textContent?.slice(0, 40)),
      ...(root.scrollWidth > root.clientWidth ? ["the page"] : []),
    ];
  });
}
