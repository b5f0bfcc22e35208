-- What became of each SMS. No phone number: a message is found by the id of its job, or by that of its company.
CREATE TABLE sms_message (
  id uuid PRIMARY KEY,
  partner text NOT NULL,
  partner_id text,
  state text NOT NULL CHECK (state IN ('sending', 'waiting', 'accepted', 'refused', 'unknown', 'delivered', 'failed')),
  -- The code with which the company refused it.
  reason text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX sms_message_created ON sms_message (created_at);
