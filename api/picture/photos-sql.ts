import { sql } from "drizzle-orm";
import { properties } from "#api/schema/property.ts";
import { MAX_PHOTOS, type PropertyPhoto } from "#domain/picture/property-photo.ts";

/** The photographs of the property `p` in order, as JSON; `null` for a property whose pictures are drawn. */
export function photosSql(max: number = MAX_PHOTOS): string {
  return `CASE WHEN p.picture_source = 'photos' THEN (
      SELECT coalesce(json_agg(json_build_object('id', f.id, 'sha256', f.sha256, 'width', f.width, 'height', f.height,
        'gradient', f.gradient, 'spaceCategoryId', v.space_category_id, 'altEn', v.alt_en, 'altAr', v.alt_ar,
        'focus', CASE WHEN v.focus_x IS NOT NULL THEN json_build_object('x', v.focus_x, 'y', v.focus_y) END)
        ORDER BY v.rank), '[]')
      FROM (SELECT * FROM property_photo WHERE property_id = p.id ORDER BY rank LIMIT ${max}) v
      JOIN photo f ON f.id = v.photo_id) END`;
}

/** What names the first photograph of the property `property`, as JSON; `null` where pictures are drawn. */
export const coverSql = sql<Pick<
  PropertyPhoto,
  "sha256" | "focus"
> | null>`CASE WHEN ${properties.pictureSource} = 'photos' THEN (
  SELECT json_build_object('sha256', f.sha256,
    'focus', CASE WHEN v.focus_x IS NOT NULL THEN json_build_object('x', v.focus_x, 'y', v.focus_y) END)
  FROM property_photo v JOIN photo f ON f.id = v.photo_id
  WHERE v.property_id = ${properties.id} ORDER BY v.rank LIMIT 1) END`;
