import { Picture } from "#web/shared/picture.tsx";
import { campaignPicture } from "./campaign-picture.ts";

type Props = { images: readonly string[]; sizes: string; className: string };

/** The others are about a third as wide as the first; the smallest picture suits all screens. */
const SMALL = "160px";

/** The pictures of a campaign: the first fills the space, the others are small frames in its corner. */
export function CampaignPictures({ images: [first, ...others], sizes, className }: Props) {
  if (first === undefined) return null;
  return (
    <div className={`relative overflow-hidden ${className}`}>
      <Picture picture={campaignPicture(first)} sizes={sizes} isLazy className="aspect-video size-full" />
      {others.length > 0 && (
        <div className="absolute end-3 bottom-3 flex w-1/3 gap-1">
          {others.map((image) => (
            <Picture
              key={image}
              picture={campaignPicture(image)}
              sizes={SMALL}
              isLazy
              className="aspect-video w-full min-w-0 rounded-control border-2 border-surface"
            />
          ))}
        </div>
      )}
    </div>
  );
}
