-- The valid constraint proves it without reading the table again.
ALTER TABLE payment ALTER COLUMN gateway SET NOT NULL, ALTER COLUMN country SET NOT NULL;
ALTER TABLE payment DROP CONSTRAINT payment_has_gateway;
