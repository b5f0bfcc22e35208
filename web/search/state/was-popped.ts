let popped = false;

if (typeof window !== "undefined") {
  const note = () => {
    popped = true;
    setTimeout(() => {
      popped = false;
    }, 100);
  };
  // Before the router hears of it.
  addEventListener("popstate", note, { capture: true });
}

/** Whether the step under way goes back or forward, to where the page was scrolled once. */
export const wasPopped = () => popped;
