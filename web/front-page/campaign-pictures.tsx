import { Picture } from "#web/shared/picture.tsx";
import { campaignPicture } from "./campaign-picture.ts";

type Props = { images: readonly string[]; sizes: string; className: string };

/** The pictures of a campaign: the first is large, the others share a low row below it. */
export function CampaignPictures({ images: [first, ...others], sizes, className }: Props) {
  if (first === undefined) return null;
  return (
    <div className={`flex flex-col gap-1 overflow-hidden ${className}`}>
      <Picture picture={campaignPicture(first)} sizes={sizes} isLazy className="aspect-video w-full" />
      {others.length > 0 && (
        <div className="flex gap-1">
          {others.map((image) => (
            <Picture
              key={image}
              picture={campaignPicture(image)}
              sizes={sizes}
              isLazy
              className="h-20 w-full min-w-0"
            />
          ))}
        </div>
      )}
    </div>
  );
}
