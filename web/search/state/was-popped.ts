let popped = false;

if (typeof window !== "undefined") {
  const note = () => {
    popped = true;
    setTimeout(() => {
      popped = false;
    }, 100);
  };
  // Runs before the router's listener.
  addEventListener("popstate", note, { capture: true });
}

/** Whether the navigation under way goes back or forward in the history. */
export const wasPopped = () => popped;
