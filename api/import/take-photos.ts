import type { ImportedHome } from "#contract/host/imported-home.ts";
import type { ListingBody } from "#contract/host/listing-body.ts";
import type { ImportDeps } from "./import-deps.ts";
import type { ImportProblem } from "./import-problem.ts";
import { photoFinder } from "./read/home-photos.ts";

type Pictures = Pick<ListingBody, "photos" | "panoramas">;
type TakenPictures = { pictures: Pictures; problems: ImportProblem[] };

const refusedWords: Readonly<Record<number, string>> = {
  9411: "a JPEG, PNG, WebP or AVIF picture that can be read to its end",
  9412: "a larger picture",
  9413: "each picture once",
  9414: "a smaller file",
};

/** Takes the pictures of a home in, one after the other; one that was taken in before costs no work. */
export async function takePictures(
  { takePhoto, operator }: Pick<ImportDeps, "takePhoto" | "operator">,
  folder: string,
  home: ImportedHome,
  hostId: number | null,
): Promise<TakenPictures> {
  const problems: ImportProblem[] = [];
  const find = photoFinder(folder, home.externalId);
  const madeBy = `operator:${operator.by.trim()}`;
  const take = async <Description extends { file: string }>(
    kind: "photo" | "panorama",
    descriptions: readonly Description[],
  ) => {
    const taken: (Omit<Description, "file"> & { photoId: number })[] = [];
    for (const { file, ...rest } of descriptions) {
      const found = find(file);
      if ("allowed" in found || hostId === null) continue;
      const photo = await takePhoto({ source: found.path, kind, hostId, madeBy });
      if ("refused" in photo) problems.push(problemOf(home.externalId, file, photo));
      else if (taken.some(({ photoId }) => photoId === photo.photoId))
        problems.push(problemOf(home.externalId, file, { refused: 9413, details: {} }));
      else taken.push({ ...rest, photoId: photo.photoId });
    }
    return taken;
  };
  const pictures = { photos: await take("photo", home.photos), panoramas: await take("panorama", home.panoramas) };
  return { pictures, problems };
}

type Refused = { refused: number; details: Record<string, number | string> };

function problemOf(externalId: string, file: string, { refused, details }: Refused): ImportProblem {
  const more = Object.entries(details).map(([name, value]) => `${name} ${value}`);
  return {
    ...{ file: `photos/${externalId}/${file}`, row: null, column: "", read: `code ${refused}` },
    allowed: [refusedWords[refused] ?? "another picture", more.length > 0 ? `(${more.join(", ")})` : ""]
      .join(" ")
      .trim(),
  };
}
