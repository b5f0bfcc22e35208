import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type ReviewCategoryName, reviewCategoryNames } from "#domain/review/review.ts";
import type { ReviewSort } from "#domain/review/review-sorts.ts";
import type { PageEnd, ReviewPage, ReviewQuery, ReviewSource, SourceReview } from "./review-source.ts";

type Sums = Record<ReviewCategoryName, number | null> & {
  averageRating: number | null;
  reviewCount: number | null;
  totalResults: number;
  labels: { name: ReviewCategoryName; en: string; ar: string }[];
};
type StoredReview = SourceReview & { id: number; value: string };

/** The order of each sort, and the condition for reviews after a given one. Equal ones are newest first. */
const orders: Record<ReviewSort, { value: SQL; order: SQL; after: (end: PageEnd) => SQL }> = {
  Newest: {
    value: sql`created_at`,
    order: sql`created_at DESC, id DESC`,
    after: ({ value, id }) => sql`(created_at, id) < (${value}::timestamptz, ${id}::bigint)`,
  },
  HighestRating: {
    value: sql`rating`,
    order: sql`rating DESC, id DESC`,
    after: ({ value, id }) => sql`(rating, id) < (${value}::numeric, ${id}::bigint)`,
  },
  LowestRating: {
    value: sql`rating`,
    order: sql`rating, id DESC`,
    after: ({ value, id }) => sql`(rating > ${value}::numeric OR (rating = ${value}::numeric AND id < ${id}::bigint))`,
  },
};

/** The reviews our own guests wrote. */
export function ownReviews(db: Tx): ReviewSource {
  return (query) => storedPage(db, query);
}

async function storedPage(db: Tx, query: ReviewQuery): Promise<ReviewPage | null> {
  const { travelType, pageSize } = query;
  const kind = travelType === null ? sql`` : sql`AND travel_type = ${travelType}`;
  const condition = sql`property_id = ${query.propertyId} AND provider = 'mabeet' ${kind}`;
  const [sums, rows] = await Promise.all([
    sumsOf(db, query.propertyId, condition),
    rowsOf(db, condition, query, pageSize + 1),
  ]);
  if (!sums) return null;
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const seen = (query.after?.seen ?? 0) + shown.length;
  return {
    averageRating: sums.averageRating ?? 0,
    reviewCount: sums.reviewCount ?? 0,
    subCategories: subCategoriesOf(sums),
    totalResults: sums.totalResults,
    reviews: shown,
    end: rows.length > pageSize && last ? { value: last.value, id: last.id, seen } : null,
  };
}

async function sumsOf(db: Tx, propertyId: number, condition: SQL): Promise<Sums | undefined> {
  const { rows } = await db.execute<Sums>(sql`
    SELECT s.average_rating::float8 AS "averageRating", s.review_count AS "reviewCount",
      s.cleanliness::float8, s.facilities::float8, s.location::float8, s.hospitality::float8, s.value::float8,
      (SELECT count(*)::integer FROM review WHERE ${condition}) AS "totalResults",
      (SELECT coalesce(json_agg(json_build_object('name', name, 'en', label_en, 'ar', label_ar) ORDER BY rank), '[]')
       FROM review_category) AS labels
    FROM property p LEFT JOIN review_summary s ON s.property_id = p.id AND s.provider = 'mabeet'
    WHERE p.id = ${propertyId} AND p.status = 'listed'`);
  return rows[0];
}

async function rowsOf(db: Tx, condition: SQL, { sortBy, after }: ReviewQuery, limit: number): Promise<StoredReview[]> {
  const { value, order, after: comesAfter } = orders[sortBy];
  const { rows } = await db.execute<StoredReview>(sql`
    SELECT id::float8 AS id, author_name AS "authorName", language, comments, rating::float8 AS rating,
      travel_type AS "travelType", check_out::text AS "checkOut", created_at AS "createdAt", ${value}::text AS value
    FROM review WHERE ${condition} ${after ? sql`AND ${comesAfter(after)}` : sql``}
    ORDER BY ${order} LIMIT ${limit}`);
  return rows;
}

function subCategoriesOf(sums: Sums): ReviewPage["subCategories"] {
  const known = new Set<string>(reviewCategoryNames);
  return sums.labels.flatMap(({ name, en, ar }) => {
    const rating = known.has(name) ? sums[name] : null;
    return rating === null ? [] : [{ name: { en, ar }, rating }];
  });
}
