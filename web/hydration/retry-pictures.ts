const MAX_ATTEMPTS = 4;

/**
 * Requests pictures again that failed, also those that failed before this module has loaded. Until one is there, its
 * colours are shown instead of the sign of a broken picture.
 */
export function retryPictures(): () => void {
  for (const image of document.querySelectorAll("img")) if (image.complete && !image.naturalWidth) retryLater(image);
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) retryLater(target);
  };
  // Errors of pictures do not bubble.
  document.addEventListener("error", onError, true);
  return () => document.removeEventListener("error", onError, true);
}

/** Waits 1, 3, 9 and 27 seconds. Our picture processes may be busy, or a connection short. */
function retryLater(image: HTMLImageElement): void {
  const { dataset } = image;
  if (!new URL(image.currentSrc || image.src, location.href).pathname.startsWith("/img/")) return;
  const count = Number(dataset.failed ?? 0);
  dataset.failed = `${count + 1}`;
  image.onload = () => delete dataset.failed;
  if (count >= MAX_ATTEMPTS) return;
  const retry = () => {
    // The assignment starts a new request, although the value stays the same.
    const { src } = image;
    if (image.isConnected && !image.naturalWidth) image.src = src;
  };
  setTimeout(retry, 1_000 * 3 ** count);
}
