const PHOTOS = 8;

/** Every home gets eight photographs of its own; nobody ever asks for their bytes. */
export const plantedPhotos: readonly string[] = [
  `INSERT INTO photo (id, host_id, kind, sha256, source_sha256, class, width, height, bytes, gradient, focus_x, focus_y,
     dhash, state, made_by)
   SELECT 1000000000000 + p.id * 10 + n, p.host_id, 'photo', hash, hash, 'public', 1920, 1280, 300000,
     'linear-gradient(#' || substr(hash, 1, 6) || ', #' || substr(hash, 7, 6) || ' 46%, #' || substr(hash, 13, 6) || ' 64%)',
     50, 50, p.id, 'ready', 'operator:bench'
   FROM property p, generate_series(1, ${PHOTOS}) AS n,
     LATERAL (SELECT encode(sha256((p.id || '-' || n)::bytea), 'hex') AS hash) AS hashed`,
  `INSERT INTO property_photo (property_id, photo_id, rank, space_category_id)
   SELECT p.id, 1000000000000 + p.id * 10 + n, n, (ARRAY[NULL, 1, 2, 3, 4, 5, 1, 3])[n]
   FROM property p, generate_series(1, ${PHOTOS}) AS n`,
  "UPDATE property SET picture_source = 'photos'",
];

/** Three of ten homes have discounts for long stays and for early and late bookings. */
export const plantedDiscounts: readonly string[] = [
  `INSERT INTO length_discount (property_id, min_nights, percentage)
   SELECT id, tier.nights, tier.percentage FROM property, (VALUES (3, 5), (7, 15)) AS tier (nights, percentage)
   WHERE id % 10 < 3`,
  `INSERT INTO lead_discount (property_id, kind, days, percentage)
   SELECT id, lead.kind, lead.days, lead.percentage
   FROM property, (VALUES ('early', 30, 8), ('last-minute', 3, 12)) AS lead (kind, days, percentage)
   WHERE id % 10 < 3`,
];
