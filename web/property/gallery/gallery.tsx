import { FROM_EXTRA_LARGE, FROM_LARGE, MOBILE } from "#web/lib/media-queries.ts";
import "./gallery.css";
import { Images, Rotate3d } from "lucide-react";
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { preload } from "react-dom";
import { repeatsPress } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useSurface } from "#web/shared/page-context.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useProperty } from "../data/property-context.tsx";
import { pillClasses } from "../section/button-classes.ts";
import { useDialogs } from "../section/dialogs.tsx";
import { hasTour } from "../tour/tour-url.ts";
import { GalleryPicture } from "./gallery-picture.tsx";
import { HeroDiscs } from "./picture-actions.tsx";
import { pictureAt, pictureSet } from "./picture-of.ts";
import { useAltText } from "./use-alt-text.ts";

const MOSAIC = 5;
/** The boxes of the mosaic crop the sides of a picture, so it needs a quarter more than their width. */
const FIRST = ["976px", "752px", "62vw"] as const;
const OTHERS = ["480px", "370px", "31vw"] as const;

/** One strip of pictures: a phone swipes through all of them, a desktop shows the first five side by side. */
export function Gallery() {
  const words = useNamespace("details");
  const { property } = useProperty();
  const { strip, current, onScroll } = useStrip();
  useFirstPicture();
  const { images } = property;
  if (images.length === 0) return null;
  return (
    <section aria-label={words.gallery.title} className="relative">
      <ul
        ref={strip}
        onScroll={onScroll}
        className="gallery-strip flex snap-x snap-mandatory overflow-x-auto desktop:grid desktop:aspect-[2.4] desktop:grid-cols-4 desktop:grid-rows-2 desktop:gap-2 desktop:overflow-hidden desktop:rounded-card"
      >
        {images.map((image, index) => (
          <li
            key={image.id}
            className={`aspect-3/2 w-full shrink-0 snap-start snap-always desktop:aspect-auto desktop:w-auto ${index === 0 ? "desktop:col-span-2 desktop:row-span-2" : ""} ${index >= MOSAIC ? "desktop:hidden" : ""}`}
          >
            <GalleryLink index={index} isNear={index <= current + 1} />
          </li>
        ))}
      </ul>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute end-3 bottom-3 rounded-pill bg-footer/80 px-3 py-1 text-footer-text tabular-nums type-caption desktop:hidden"
      >
        <bdi dir="ltr">{words.gallery.counter({ n: current + 1, m: images.length })}</bdi>
      </span>
      <GalleryButtons />
      <HeroDiscs />
    </section>
  );
}

/** A picture that opens the gallery at its position; without JavaScript it opens the image file. */
function GalleryLink({ index, isNear }: { index: number; isNear: boolean }) {
  const words = useNamespace("details");
  const { property } = useProperty();
  const dialogs = useDialogs();
  const altTextOf = useAltText();
  const sizes = useSizes()(index);
  const maxWidth = useMaxWidth();
  const image = property.images[index];
  if (!image) return null;
  const what = altTextOf(image);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialogs.showPicture(index);
  };
  return (
    <a
      href={pictureAt(image, 1600)}
      {...repeatsPress}
      onClick={open}
      aria-label={words.gallery.open({ n: index + 1, m: property.images.length, what })}
      className="relative block size-full overflow-hidden outline-offset-[-3px] transition-opacity hover:opacity-90"
    >
      <GalleryPicture
        image={image}
        sizes={sizes}
        maxWidth={maxWidth}
        isFirst={index === 0}
        isDeferred={index >= MOSAIC && !isNear}
      />
    </a>
  );
}

/** The `sizes` of a picture in the strip. */
function useSizes(): (index: number) => string {
  const isMobile = useSurface() === "mobile";
  if (isMobile) return () => "(width >= 720px) 720px, 100vw";
  return (index) => {
    const [widest, wide, share] = index === 0 ? FIRST : OTHERS;
    return `${MOBILE} 100vw, ${FROM_EXTRA_LARGE} ${widest}, ${FROM_LARGE} ${wide}, ${share}`;
  };
}

/** The largest width that a phone loads in the page. */
function useMaxWidth(): 960 | 1600 {
  return useSurface() === "mobile" ? 960 : 1600;
}

/** Preloads the largest picture of the first view in the size that this window needs. */
function useFirstPicture(): void {
  const [first] = useProperty().property.images;
  const imageSizes = useSizes()(0);
  const maxWidth = useMaxWidth();
  if (!first) return;
  const imageSrcSet = pictureSet(first, "avif", maxWidth);
  preload(pictureAt(first, 640), { as: "image", type: "image/avif", imageSrcSet, imageSizes, fetchPriority: "high" });
}

/** Buttons that open all pictures and the 3D tour. */
function GalleryButtons() {
  const words = useNamespace("details");
  const { property } = useProperty();
  const dialogs = useDialogs();
  return (
    <div className="absolute start-3 bottom-3 flex gap-2 noscript:hidden desktop:start-auto desktop:end-4 desktop:bottom-4">
      {hasTour(property) && (
        <button type="button" onClick={() => dialogs.tour.open()} className={`inline-flex ${pillClasses}`}>
          <Icon icon={Rotate3d} />
          {words.spaces.tour}
        </button>
      )}
      <button
        type="button"
        onClick={() => dialogs.showPicture(0)}
        className={`${pillClasses} hidden desktop:inline-flex`}
      >
        <Icon icon={Images} />
        {words.gallery.all({ n: property.images.length })}
      </button>
    </div>
  );
}

/** The first swipe may come before hydration, so the strip is read as soon as scripts run. */
function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / (clientWidth || 1)));
  }
  const showSwiped = useEffectEvent(onScroll);
  useEffect(() => showSwiped(), []);
  return { strip, current, onScroll };
}
