-- Rolls a home's pictures anew where they came out too much like a neighbour's; tools/art/uniqueness.ts finds the number.
ALTER TABLE property ADD COLUMN IF NOT EXISTS picture_salt smallint NOT NULL DEFAULT 0 CHECK (picture_salt >= 0);
