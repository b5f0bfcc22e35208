/** The pauses between requests for a picture that failed, because the server was busy or the network was away. */
const PAUSES_MS = [1_000, 3_000, 9_000, 27_000];
const failures = new WeakMap<HTMLImageElement, number>();

/**
 * Requests pictures again that failed, also those that failed before this module has loaded. Until one is there, its
 * colours are shown instead of the sign of a broken picture.
 */
export function retryPictures(): () => void {
  for (const image of document.querySelectorAll("img")) if (hasFailed(image)) retryLater(image);
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && isOurs(target)) retryLater(target);
  };
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) delete target.dataset.failed;
  };
  // Events of pictures do not bubble.
  document.addEventListener("error", onError, true);
  document.addEventListener("load", onLoad, true);
  return () => {
    document.removeEventListener("error", onError, true);
    document.removeEventListener("load", onLoad, true);
  };
}

function hasFailed(image: HTMLImageElement): boolean {
  return isOurs(image) && image.complete && image.naturalWidth === 0;
}

function isOurs({ currentSrc, src }: HTMLImageElement): boolean {
  return new URL(currentSrc || src, location.href).pathname.startsWith("/img/");
}

function retryLater(image: HTMLImageElement): void {
  image.dataset.failed = "yes";
  const count = failures.get(image) ?? 0;
  failures.set(image, count + 1);
  const pause = PAUSES_MS[count];
  if (pause === undefined) return;
  setTimeout(() => {
    // The assignment starts a new request, although the value stays the same.
    const { src } = image;
    if (image.isConnected && image.naturalWidth === 0) image.src = src;
  }, pause);
}
