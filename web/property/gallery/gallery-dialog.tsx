import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import "./gallery-dialog.css";
import { useState } from "react";
import Lightbox, { type Labels, type SlideImage } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { pictureWidths } from "#domain/picture/picture-sizes.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useProperty } from "../data/property-context.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { GalleryTabs } from "./gallery-tabs.tsx";
import { chosenFormat, heightAt, loadedFile, type PropertyImage, pictureAt, wholeOf } from "./picture-of.ts";
import { useAltText } from "./use-alt-text.ts";

/** An alt text of 200 characters on the narrowest phone. */
const MAX_LINES = 10;

/** All pictures in full screen, by space, with zoom, keys, swipes and thumbnails. */
export default function GalleryDialog() {
  const { gallery, picture } = useDialogs();
  if (!gallery.isOpen) return null;
  return <OpenGallery start={picture} onClose={gallery.close} />;
}

function OpenGallery({ start, onClose }: { start: number; onClose: () => void }) {
  const words = useNamespace("details");
  const { property } = useProperty();
  const whatOf = useAltText();
  const images = bySpace(property.images);
  const first = images.findIndex(({ id }) => id === property.images[start]?.id);
  const [index, setIndex] = useState(Math.max(0, first));
  const slides = images.map((image, at) => {
    const counter = words.gallery.counter({ n: at + 1, m: images.length });
    return slideOf(image, whatOf(image), counter);
  });
  const placeholders = new Map(slides.map(({ src }, at) => [src, images[at]?.placeholder]));
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Captions, Thumbnails, Zoom]}
      labels={useLabels()}
      on={{ view: ({ index: shown }) => setIndex(shown) }}
      carousel={{ finite: true, preload: 2, padding: 0 }}
      controller={{ closeOnPullDown: true, aria: true }}
      captions={{ descriptionTextAlign: "center", descriptionMaxLines: MAX_LINES }}
      thumbnails={{ width: 96, height: 64, border: 0, gap: 8, vignette: false, hidden: false }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      animation={{ swipe: 260, fade: 200 }}
      render={{
        thumbnail: ({ slide }) => <Thumbnail slide={slide} />,
        slideHeader: ({ slide }) => <Preview slide={slide} placeholder={placeholders.get(slide.src)} />,
        iconLoading: () => null,
        iconError: () => null,
        controls: () => <GalleryTabs images={images} shown={index} onChoose={setIndex} />,
      }}
    />
  );
}

/** The smallest width; by default the library loads the largest. */
function Thumbnail({ slide }: { slide: SlideImage }) {
  return <img src={slide.srcSet?.[0]?.src ?? slide.src} alt="" draggable={false} className="size-full object-cover" />;
}

/** The placeholder of a picture until it has loaded: the file that the page already shows, or else the thumbnail. */
function Preview({ slide, placeholder }: { slide: SlideImage; placeholder: string | undefined }) {
  const [src] = useState(() => loadedFile({ url: slide.src }) ?? slide.srcSet?.[0]?.src ?? slide.src);
  const [isMissing, setMissing] = useState(false);
  // A picture that is away is its colours; the caption says what it shows.
  if (isMissing) return <span className="gallery-preview" style={{ background: placeholder }} />;
  return <img src={src} alt="" draggable={false} onError={() => setMissing(true)} className="gallery-preview" />;
}

function slideOf(image: PropertyImage, what: string, counter: string): SlideImage {
  const format = chosenFormat();
  const sources = pictureWidths.map((width) => ({
    src: pictureAt(wholeOf(image), width, format),
    width,
    height: heightAt(image, width),
  }));
  return {
    src: pictureAt(wholeOf(image), 1600, format),
    width: 1600,
    height: heightAt(image, 1600),
    srcSet: sources,
    alt: what,
    // The counter is left-to-right in every language.
    description: `${what} · \u2066${counter}\u2069`,
  };
}

/** Pictures of the whole property first, then those of each space. */
export function bySpace(images: readonly PropertyImage[]): PropertyImage[] {
  const whole = images.filter(({ spaceCategoryId }) => spaceCategoryId === null);
  const groups = Map.groupBy(
    images.filter(({ spaceCategoryId }) => spaceCategoryId !== null),
    ({ spaceCategoryId }) => spaceCategoryId,
  );
  return [...whole, ...[...groups.values()].flat()];
}

/** The library's labels by their English names. */
function useLabels(): Labels {
  const words = useNamespace("viewer");
  const { name } = useProperty();
  return {
    Lightbox: words.title({ name }),
    Previous: words.previous,
    Next: words.next,
    Close: words.close,
    "Zoom in": words.zoomIn,
    "Zoom out": words.zoomOut,
    Carousel: words.carousel,
    "Photo gallery": words.title({ name }),
    Slide: words.slide,
    Caption: words.caption,
    "{index} of {total}": words.counter({ index: "{index}", total: "{total}" }),
    Thumbnails: words.thumbnails,
    "Show thumbnails": words.showThumbnails,
    "Hide thumbnails": words.hideThumbnails,
  };
}
