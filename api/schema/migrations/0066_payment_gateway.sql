-- The company that takes a payment, and the country of the site that sold it: accounts at companies differ by country.
-- `provider` is read and written only by the release before this one; a later release drops it.
ALTER TABLE payment ADD COLUMN gateway text, ADD COLUMN country text;

-- How often a refund was sent to a company that knows no refunds by our ids, and when last.
ALTER TABLE refund ADD COLUMN sends smallint NOT NULL DEFAULT 0, ADD COLUMN sent_at timestamptz,
  -- An operator saw at the company that it was made.
  ADD COLUMN is_arrived boolean NOT NULL DEFAULT false;

CREATE FUNCTION payment_gateway() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.gateway IS NULL THEN
    NEW.gateway := CASE NEW.provider
      WHEN 'nothing' THEN 'none' WHEN 'tabby' THEN 'tabby' WHEN 'tamara' THEN 'tamara' ELSE 'checkout' END;
  END IF;
  IF NEW.country IS NULL THEN
    SELECT split_part(site_id, '-', 2) INTO NEW.country FROM bill WHERE id = NEW.bill_id;
  END IF;
  IF NEW.provider IS NULL THEN
    NEW.provider := CASE WHEN NEW.gateway = 'none' THEN 'nothing' WHEN NEW.method IN ('knet', 'tabby', 'tamara')
      THEN NEW.method ELSE 'card' END;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER payment_gateway BEFORE INSERT OR UPDATE ON payment
  FOR EACH ROW WHEN (NEW.gateway IS NULL OR NEW.country IS NULL OR NEW.provider IS NULL) EXECUTE FUNCTION payment_gateway();
ALTER TABLE payment ADD CONSTRAINT payment_has_gateway CHECK (gateway IS NOT NULL AND country IS NOT NULL) NOT VALID;
