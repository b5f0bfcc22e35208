-- What Google last told of a home. Its reviews themselves stay with Google and are asked for when somebody reads them.
CREATE TABLE google_rating (
  property_id integer PRIMARY KEY REFERENCES property ON DELETE CASCADE,
  average_rating numeric(2, 1) NOT NULL CHECK (average_rating BETWEEN 0 AND 5),
  review_count integer NOT NULL CHECK (review_count >= 0),
  asked_at timestamptz NOT NULL DEFAULT app_now()
);

-- Copies of Google's reviews that an earlier release kept, and with them, by trigger, what they added up to.
DELETE FROM review WHERE provider = 'google';
