/**
 * A control of a page. One of a group stands for all: they look and work alike. Those of a kind are handled alike before
 * hydration, whatever they look like.
 */
export type Control = {
  group: string;
  kind: string;
  index: number;
  name: string;
  href: string;
  /** A link that opens its address before hydration, too. */
  isFollowed: boolean;
  isShell: boolean;
  isLogOut: boolean;
};

const CONTROLS = "a[href], button, input, select, textarea, summary, [role]";

/** Runs in the page: the visible controls that can be pressed, in the order of the page. */
export function listControls(controls: string): Control[] {
  const ROLES = ["button", "link", "tab", "switch", "checkbox", "radio", "combobox", "menuitem", "option", "slider"];
  const isControl = (element: HTMLElement) => {
    const role = element.getAttribute("role");
    const isOwn = element.matches("a[href], button, input, select, textarea, summary");
    // The countries of a list come at the first interaction: until then no guest can choose one.
    const isEmpty = element instanceof HTMLSelectElement && element.options.length < 2;
    const isOff = isEmpty || element.matches("[type=hidden], :disabled, #waiting-sheet *");
    return (isOwn || ROLES.includes(role ?? "")) && !isOff;
  };
  const isVisible = (element: HTMLElement) => {
    // The box of a choice may be invisible within its label.
    const box = (element.closest("label") ?? element).getBoundingClientRect();
    return box.width > 4 && box.height > 4 && element.checkVisibility({ visibilityProperty: true });
  };
  /** Where a link leads: to a part of this page, to another state of it, to a file, or to another page. */
  const targetOf = (element: HTMLElement) => {
    const href = element.getAttribute("href");
    if (href === null) return "";
    const url = new URL(href, location.href);
    if (url.origin !== location.origin) return "elsewhere";
    if (href.startsWith("#")) return "part";
    if (/\.\w+$/.test(url.pathname)) return "file";
    return url.pathname === location.pathname ? `state ${[...url.searchParams.keys()].at(-1) ?? ""}` : "page";
  };
  /** What decides how a press is handled before hydration. */
  const handlingOf = (element: HTMLElement) => {
    const attributes = ["type", "role", "aria-haspopup", "data-sheet-shape"].map((each) => element.getAttribute(each));
    const data = [...element.attributes].map(({ name }) => name).filter((name) => name.startsWith("data-"));
    const field = element.matches("input, select, textarea") ? element.getAttribute("name") : "";
    return [element.tagName.toLowerCase(), ...attributes, field, targetOf(element), data.join()]
      .filter(Boolean)
      .join(" ");
  };
  const classesOf = (element: HTMLElement) =>
    (element.className || element.parentElement?.className || "").toString().split(/\s+/).slice(0, 6).join(".");
  const parts = [...document.querySelectorAll("[data-island]")];
  const partOf = (element: HTMLElement) => parts.indexOf(element.closest("[data-island]") ?? document.body);
  /** A field for text is one for all texts, and a link to this page is one for all of its states. */
  const kindOf = (element: HTMLElement) => {
    const field = element.matches("input, select, textarea") ? element.getAttribute("name") : null;
    const words = handlingOf(element)
      .split(" ")
      .filter((word) => word !== field);
    return `${words.join(" ").replace(/state \w+/, "state")} in part ${partOf(element)}`;
  };
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute("aria-label") ?? (element.textContent?.trim() || element.getAttribute("name")) ?? "").slice(
      0,
      60,
    );
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .map((element, index) => ({ element, index }))
    .filter(({ element }) => isControl(element) && isVisible(element))
    .map(({ element, index }) => ({
      index,
      group: `${handlingOf(element)} ${classesOf(element)}`,
      kind: kindOf(element),
      name: nameOf(element),
      href: element.getAttribute("href") ?? "",
      isFollowed: element.matches('a[href]:not([data-sheet], [data-repeats], [href^="#"])'),
      isShell: element.closest("#main, main") === null,
      isLogOut: element.closest('form[action="/logout"]') !== null,
    }));
}

export const CONTROL_SELECTOR = CONTROLS;

/** Links to other sites are plain links before and after hydration. */
export const isElsewhere = ({ group }: Control) => / elsewhere(?: |$)/.test(group);

/** One control of each group or kind: the middle one, because the first and the last of a row are often special. */
export function oneOfEach(controls: readonly Control[], by: "group" | "kind"): Control[] {
  const groups = Map.groupBy(controls, (control) => control[by]);
  return [...groups.values()].map((group) => group[Math.floor(group.length / 2)] as Control);
}
