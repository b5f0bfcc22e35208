-- The wallet may pay for a change. What such a leg pays in minor units of the order's currency; the leg of the stay pays the
-- rest of `placed_order.loyalty_minor`.
ALTER TABLE cart_leg ADD COLUMN value_minor bigint CHECK (value_minor >= 0);
