-- The id of a property at Google Places, the only thing of Google's that may be stored, and since when Google does not know it
-- any more. Ratings are no longer stored: `google_rating` is read and written only by the release before this one, and a later
-- release drops it.
ALTER TABLE property
  ADD COLUMN google_place_id text CHECK (google_place_id ~ '^[A-Za-z0-9_-]{8,}$' AND length(google_place_id) <= 300),
  ADD COLUMN google_place_gone_at timestamptz;
