-- What a campaign promises beyond a city and a least amount.
ALTER TABLE coupon
  -- The nights it counts for, by the day they begin; `NULL` is any night.
  ADD COLUMN weekdays text[]
    CHECK (cardinality(weekdays) > 0 AND weekdays <@ ARRAY['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']),
  ADD COLUMN least_nights smallint NOT NULL DEFAULT 1 CHECK (least_nights >= 1),
  -- Only for a guest who has never booked with us.
  ADD COLUMN is_first_booking boolean NOT NULL DEFAULT false;
