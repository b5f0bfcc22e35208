import { afterAll, vi } from "vitest";

// Runs before every test file, in a worker that keeps React and the document: nothing of one file may reach the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  // Our own modules hold state such as the session; packages, which take longest to load, are kept.
  vi.resetModules();
});
