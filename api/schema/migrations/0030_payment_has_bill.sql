ALTER TABLE payment ADD CONSTRAINT payment_has_bill CHECK (bill_id IS NOT NULL) NOT VALID;
