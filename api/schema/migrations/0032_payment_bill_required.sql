-- The valid constraint proves it without reading the table again.
ALTER TABLE payment ALTER COLUMN bill_id SET NOT NULL;
ALTER TABLE payment DROP CONSTRAINT payment_has_bill;
