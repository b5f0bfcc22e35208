/** Shows an element once the guest has scrolled so many pixels past the element with the id in its `data-past`. */
export function showPast(element: HTMLElement): void {
  const { past = "", pastPixels = "0" } = element.dataset;
  const other = document.getElementById(past);
  if (!other) return;
  // It observes the crossing instead of every scroll event.
  const rootMargin = `${pastPixels}px 0px 100% 0px`;
  new IntersectionObserver(
    ([seen]) => {
      element.hidden = seen?.isIntersecting !== false;
    },
    { rootMargin },
  ).observe(other);
}
