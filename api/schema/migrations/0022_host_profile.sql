-- What everybody may know of a host; phone and exact address stay with confirmed orders.
ALTER TABLE host
  ADD COLUMN hosting_since date,
  ADD COLUMN response_minutes integer CHECK (response_minutes > 0),
  ADD COLUMN languages text[] NOT NULL DEFAULT '{ar}';
