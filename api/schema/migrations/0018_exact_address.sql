-- Where a guest goes after the booking is confirmed. address_en and address_ar name only the area and are public.
ALTER TABLE property
  ADD COLUMN street_en text NOT NULL DEFAULT '',
  ADD COLUMN street_ar text NOT NULL DEFAULT '',
  ADD COLUMN building text,
  ADD COLUMN postal_code text;
