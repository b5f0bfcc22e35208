import type { SitePicture } from "#web/illustration/site-pictures.ts";
import { MOBILE } from "#web/lib/media-queries.ts";

type Props = {
  /** Without a placeholder where the container has one. */
  picture: Omit<SitePicture, "placeholder"> & { placeholder?: string };
  sizes: string;
  /** Pictures below the first view load lazily. */
  isLazy: boolean;
  className?: string;
};

const formats = ["avif", "webp"] as const;
type Crop = Pick<SitePicture, "stem" | "widths" | "fallback">;

/** A decorative picture that fills its container: in the right width and the best format, with a colour until it has loaded. */
export function Picture({ picture, sizes, isLazy, className = "" }: Props) {
  const { phone, placeholder } = picture;
  return (
    <picture className={`block overflow-hidden ${className}`} style={{ background: placeholder }}>
      {phone &&
        formats.map((format) => (
          <source key={format} media={MOBILE} type={`image/${format}`} srcSet={srcSet(phone, format)} sizes={sizes} />
        ))}
      <source type="image/avif" srcSet={srcSet(picture, "avif")} sizes={sizes} />
      <img
        src={`${picture.stem}-${picture.fallback ?? picture.widths[0]}.webp`}
        srcSet={srcSet(picture, "webp")}
        sizes={sizes}
        alt=""
        loading={isLazy ? "lazy" : "eager"}
        fetchPriority={isLazy ? undefined : "high"}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}

function srcSet({ stem, widths, fallback }: Crop, format: (typeof formats)[number]): string {
  const drawn = format === "webp" && fallback ? [fallback] : widths;
  return drawn.map((width) => `${stem}-${width}.${format} ${width}w`).join(", ");
}
