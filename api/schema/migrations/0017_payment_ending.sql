-- Somebody is cancelling this payment at its provider. Until that has ended nothing it says of money set aside is believed,
-- so that no order is confirmed whose money is being let go.
ALTER TABLE payment ADD COLUMN is_ending boolean NOT NULL DEFAULT false;
