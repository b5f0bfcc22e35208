import type { Page } from "@playwright/test";

/** Texts that are cut, overflow their control or overlap once every text is 40 % longer. */
export async function longTextProblems(page: Page, within: string): Promise<string[]> {
  await page.evaluate(lengthenTexts, within);
  const [cut, over] = [await page.evaluate(cutTexts, within), await page.evaluate(textsOverEachOther, within)];
  return [...cut, ...over].slice(0, 5);
}

/** Runs in the page. Numbers, codes and short weekday names keep their length in every language. */
function lengthenTexts(within: string): void {
  const root = document.querySelector(within) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    const isText =
      /\p{L}{2}/u.test(text) &&
      !node.parentElement?.closest("script, style, bdi, option, .month-weekdays, .stay-sheet-weekdays");
    if (!isText) continue;
    const more = text.trim().slice(0, Math.ceil(text.trim().length * 0.4));
    node.textContent = `${text.trimEnd()}${text.trim().includes(" ") ? " " : ""}${more}${/\s$/.test(text) ? " " : ""}`;
  }
}

/** Runs in the page: texts that overflow a box with hidden overflow, or the control they name. */
function cutTexts(within: string): string[] {
  const root = document.querySelector(within) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  /** Text for screen readers only, and text that is truncated on purpose and shown in full elsewhere. */
  const isMeant = (box: Element, style: CSSStyleDeclaration) =>
    style.clipPath !== "none" || style.getPropertyValue("-webkit-line-clamp") !== "none" || box.clientWidth <= 1;
  const isOut = (text: DOMRect, box: DOMRect, sides: "x" | "y") =>
    sides === "x"
      ? text.left < box.left - 1 || text.right > box.right + 1
      : text.top < box.top - 3 || text.bottom > box.bottom + 3;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    const isSeen = rect.width > 0 && node.parentElement?.checkVisibility({ visibilityProperty: true });
    if (!node.textContent?.trim() || !isSeen) continue;
    for (let box = node.parentElement; box && box !== root.parentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (isMeant(box, style)) break;
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
      const [isControl, edge] = [box.matches("button, a, label"), box.getBoundingClientRect()];
      const isCutX = (hides(style.overflowX) || isControl) && isOut(rect, edge, "x");
      const isCutY = (hides(style.overflowY) || box.matches("button")) && isOut(rect, edge, "y");
      if (isCutX || isCutY) faults.push(`longer words are cut: "${node.textContent.slice(0, 40)}"`);
      if (isCutX || isCutY || scrolls(style.overflowX) || scrolls(style.overflowY)) break;
    }
  }
  return faults;
}

/** Runs in the page: lines of two texts in normal flow that overlap. */
function textsOverEachOther(within: string): string[] {
  const root = document.querySelector(within) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: { text: string; rect: DOMRect }[] = [];
  const isInFlow = (start: Element | null) => {
    for (let box = start; box && box !== root; box = box.parentElement) {
      const { position, overflowX, clipPath, opacity } = getComputedStyle(box);
      const isApart = ["absolute", "fixed", "sticky"].includes(position) || ["auto", "scroll"].includes(overflowX);
      if (isApart || clipPath !== "none" || opacity === "0") return false;
    }
    return true;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true });
    if (!node.textContent?.trim() || !isSeen || !isInFlow(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) lines.push({ text: node.textContent, rect });
  }
  lines.sort((one, other) => one.rect.top - other.rect.top);
  return lines.flatMap((one, index) => {
    const near = lines.slice(index + 1, index + 40).filter(({ rect, text }) => {
      const [wide, high] = [
        Math.min(one.rect.right, rect.right) - Math.max(one.rect.left, rect.left),
        one.rect.bottom - rect.top,
      ];
      return text !== one.text && wide > 2 && high > Math.min(one.rect.height, rect.height) / 2;
    });
    return near.map(({ text }) => `longer words overlap: "${one.text.slice(0, 30)}" and "${text.slice(0, 30)}"`);
  });
}
