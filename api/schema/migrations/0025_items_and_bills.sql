-- A cart holds items and becomes an order with items; a payment pays a bill. The columns of the stay remain in `cart` and
-- `placed_order`, so that the previous release can run beside this one; a later migration removes them.

-- One thing in a cart. Amounts of `price` are halalas.
CREATE TABLE cart_item (
  id uuid PRIMARY KEY,
  cart_id uuid NOT NULL REFERENCES cart ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind = 'chalet'),
  position smallint NOT NULL CHECK (position >= 0),
  starts_on date NOT NULL,
  ends_on date NOT NULL CHECK (ends_on > starts_on),
  price jsonb NOT NULL,
  policies jsonb NOT NULL,
  UNIQUE (cart_id, position)
);

-- An item that is a stay in a property, with its claim on the nights.
CREATE TABLE chalet_item (
  cart_item_id uuid PRIMARY KEY REFERENCES cart_item ON DELETE CASCADE,
  property_id integer NOT NULL REFERENCES property,
  stay_claim_id bigint NOT NULL UNIQUE REFERENCES stay_claim
);

-- One thing of an order. The status of the order follows from the statuses of its items.
CREATE TABLE order_item (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES placed_order,
  kind text NOT NULL CHECK (kind = 'chalet'),
  position smallint NOT NULL CHECK (position >= 0),
  starts_on date NOT NULL,
  ends_on date NOT NULL CHECK (ends_on > starts_on),
  status_code smallint NOT NULL CHECK (status_code IN (71, 58, 60, 102, 94, 95, 96)),
  -- Its part of the order's total, in minor units of the order's currency; and the same in halalas before conversion.
  total_minor bigint NOT NULL CHECK (total_minor >= 0),
  total_halalas bigint NOT NULL CHECK (total_halalas >= 0),
  -- Home, guest, price lines and policy as they were when the guest paid.
  snapshot jsonb NOT NULL,
  UNIQUE (order_id, position)
);

CREATE TABLE chalet_order_item (
  order_item_id uuid PRIMARY KEY REFERENCES order_item,
  property_id integer NOT NULL REFERENCES property,
  stay_claim_id bigint NOT NULL REFERENCES stay_claim
);

-- What is to be paid together. The bill of a stay and that of a change have the id of their cart.
CREATE TABLE bill (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('stay', 'change')),
  cart_id uuid NOT NULL REFERENCES cart CHECK (cart_id = id),
  -- The order of the last attempt: an attempt that fails leaves a failed order.
  order_id uuid NOT NULL REFERENCES placed_order,
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  currency text NOT NULL,
  site_id text NOT NULL,
  holder uuid NOT NULL,
  user_id uuid,
  state text NOT NULL CHECK (state IN ('open', 'paying', 'paid', 'void')),
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX bill_order ON bill (order_id);

-- Empty in payments of the previous release until the backfill has run.
ALTER TABLE payment ADD COLUMN bill_id uuid;
ALTER TABLE payment ADD CONSTRAINT payment_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES bill NOT VALID;

-- Every change of an order's status, in the transaction of the change.
CREATE TABLE order_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES placed_order,
  at timestamptz NOT NULL DEFAULT app_now(),
  kind text NOT NULL CHECK (kind IN (
    'placed', 'confirmed', 'failed', 'cancelling', 'cancelled', 'refunded', 'cancelled-by-support')),
  actor text NOT NULL CHECK (actor IN ('guest', 'host', 'operator', 'system')),
  from_status smallint,
  to_status smallint NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX order_event_order ON order_event (order_id, id);

CREATE FUNCTION order_event_is_never_rewritten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events of orders are only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER order_event_stays BEFORE UPDATE OR DELETE ON order_event
  FOR EACH STATEMENT EXECUTE FUNCTION order_event_is_never_rewritten();
REVOKE UPDATE, DELETE ON order_event FROM app;

-- The previous release writes carts, orders and payments without items and bills; these triggers add them. A connection
-- of this release sets app.writes_items and writes them itself.
CREATE FUNCTION add_cart_item() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item uuid := gen_random_uuid();
BEGIN
  INSERT INTO cart_item (id, cart_id, kind, position, starts_on, ends_on, price, policies)
  VALUES (item, NEW.id, 'chalet', 0, NEW.check_in, NEW.check_out, NEW.price, NEW.policies);
  INSERT INTO chalet_item (cart_item_id, property_id, stay_claim_id) VALUES (item, NEW.property_id, NEW.stay_claim_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER add_cart_item AFTER INSERT ON cart FOR EACH ROW
  WHEN (coalesce(current_setting('app.writes_items', true), '') <> 'on') EXECUTE FUNCTION add_cart_item();

CREATE FUNCTION order_event_kind(status smallint) RETURNS text LANGUAGE sql IMMUTABLE
RETURN CASE status WHEN 71 THEN 'placed' WHEN 58 THEN 'confirmed' WHEN 60 THEN 'failed' WHEN 102 THEN 'cancelling'
  WHEN 94 THEN 'cancelled' WHEN 95 THEN 'refunded' WHEN 96 THEN 'cancelled-by-support' END;

CREATE FUNCTION add_order_item() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item uuid := gen_random_uuid();
BEGIN
  INSERT INTO order_item (id, order_id, kind, position, starts_on, ends_on, status_code, total_minor, total_halalas, snapshot)
  VALUES (item, NEW.id, 'chalet', 0, NEW.check_in, NEW.check_out, NEW.status_code, NEW.total_minor, NEW.total_halalas,
    NEW.snapshot);
  INSERT INTO chalet_order_item (order_item_id, property_id, stay_claim_id)
  VALUES (item, NEW.property_id, NEW.stay_claim_id);
  INSERT INTO order_event (order_id, kind, actor, to_status)
  VALUES (NEW.id, order_event_kind(NEW.status_code), 'guest', NEW.status_code);
  RETURN NULL;
END
$$;
CREATE TRIGGER add_order_item AFTER INSERT ON placed_order FOR EACH ROW
  WHEN (coalesce(current_setting('app.writes_items', true), '') <> 'on') EXECUTE FUNCTION add_order_item();

CREATE FUNCTION move_order_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_item SET status_code = NEW.status_code, snapshot = NEW.snapshot WHERE order_id = NEW.id;
  IF NEW.status_code <> OLD.status_code THEN
    INSERT INTO order_event (order_id, kind, actor, from_status, to_status)
    VALUES (NEW.id, order_event_kind(NEW.status_code), 'system', OLD.status_code, NEW.status_code);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER move_order_item AFTER UPDATE OF status_code, snapshot ON placed_order FOR EACH ROW
  WHEN (coalesce(current_setting('app.writes_items', true), '') <> 'on') EXECUTE FUNCTION move_order_item();

CREATE FUNCTION add_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bill (id, kind, cart_id, order_id, amount_minor, currency, site_id, holder, user_id, state)
  SELECT NEW.cart_id, 'stay', NEW.cart_id, o.id, NEW.amount_minor, NEW.currency, o.site_id, o.holder, o.user_id, 'paying'
  FROM placed_order o WHERE o.id = NEW.order_id
  ON CONFLICT (id) DO UPDATE SET order_id = EXCLUDED.order_id, amount_minor = EXCLUDED.amount_minor, state = 'paying';
  NEW.bill_id := NEW.cart_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER add_bill BEFORE INSERT ON payment FOR EACH ROW
  WHEN (coalesce(current_setting('app.writes_items', true), '') <> 'on') EXECUTE FUNCTION add_bill();

CREATE FUNCTION bill_state_of(payment_state text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN CASE
  WHEN payment_state IN ('confirmed', 'captured') THEN 'paid'
  WHEN payment_state IN ('declined', 'voided') THEN 'open'
  WHEN payment_state IN ('returning', 'returned') THEN 'void'
  ELSE 'paying'
END;

CREATE FUNCTION move_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bill SET state = bill_state_of(NEW.state) WHERE id = NEW.cart_id AND order_id = NEW.order_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER move_bill AFTER UPDATE OF state ON payment FOR EACH ROW
  WHEN (NEW.state <> OLD.state AND coalesce(current_setting('app.writes_items', true), '') <> 'on')
  EXECUTE FUNCTION move_bill();
