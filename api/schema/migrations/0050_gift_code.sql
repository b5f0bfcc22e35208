-- A code may confirm the buyer of a gift, too, who then may send it again or return it without being its owner.
ALTER TABLE one_time_code ADD COLUMN gift_order_id uuid REFERENCES gift_order ON DELETE CASCADE;
CREATE INDEX one_time_code_gift ON one_time_code (gift_order_id) WHERE gift_order_id IS NOT NULL;
