-- A refund returns money of one payment, or the value of one leg that points or the wallet paid.
ALTER TABLE refund
  ALTER COLUMN payment_id DROP NOT NULL,
  ADD COLUMN leg_id uuid REFERENCES cart_leg,
  -- What goes into the wallet or back to the programme; `amount_minor` is the same in the currency of the order.
  ADD COLUMN halalas bigint CHECK (halalas > 0);
ALTER TABLE refund ADD CONSTRAINT refund_one_source CHECK (num_nonnulls(payment_id, leg_id) = 1) NOT VALID;
ALTER TABLE refund ADD CONSTRAINT refund_has_halalas
  CHECK (halalas IS NOT NULL OR leg_id IS NULL AND route = 'original') NOT VALID;
CREATE UNIQUE INDEX refund_leg_once_a_cancellation ON refund (cancellation_id, leg_id) WHERE cancellation_id IS NOT NULL;
CREATE INDEX refund_leg ON refund (leg_id) WHERE leg_id IS NOT NULL;
