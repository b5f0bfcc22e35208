import type { PictureFacts } from "#domain/picture/picture-facts.ts";

export const hasAmenity = ({ amenityIds }: PictureFacts, id: number) => amenityIds.includes(id);
export const hasSpace = ({ spaceCategoryIds }: PictureFacts, id: number) => spaceCategoryIds.includes(id);
