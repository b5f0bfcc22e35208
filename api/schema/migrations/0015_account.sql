-- A guest who wants to be remembered. Contacts are lower case and E.164; one living account has each.
CREATE TABLE account (
  id uuid PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('local', 'social')),
  status text NOT NULL CHECK (status IN ('active', 'unverified', 'locked', 'deleted')),
  title text CHECK (title IN ('mr', 'mrs', 'ms')),
  first_name text NOT NULL,
  last_name text NOT NULL,
  nationality text,
  email text,
  email_verified_at timestamptz,
  phone text CHECK (phone ~ '^\+[0-9]{6,18}$'),
  phone_parts jsonb,
  phone_verified_at timestamptz,
  -- argon2id with its parameters and salt; peppered. `NULL` for whoever comes in another way.
  password_hash text,
  site_id text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'ar')),
  promotions jsonb NOT NULL DEFAULT '{"email":false,"sms":false,"whatsapp":false,"push":false}',
  booking_contact jsonb,
  billing jsonb,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- Personal columns are emptied with it; the row stays for the orders that name it, and goes after thirty days.
  deleted_at timestamptz,
  delete_reason text,
  CHECK ((status = 'deleted') = (deleted_at IS NOT NULL)),
  CHECK (status <> 'deleted' OR (email IS NULL AND phone IS NULL AND password_hash IS NULL))
);
CREATE UNIQUE INDEX account_email ON account (email) WHERE email IS NOT NULL;
CREATE UNIQUE INDEX account_phone ON account (phone) WHERE phone IS NOT NULL;

-- One token of one browser. A refresh adds the next of the family; only its SHA-256 is kept.
CREATE TABLE session (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  family uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  via text NOT NULL CHECK (via IN ('password', 'code', 'social', 'passkey')),
  device text NOT NULL,
  network text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  last_used_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  -- A family lives at most ninety days from its first login.
  family_started_at timestamptz NOT NULL,
  -- When the owner last showed who they are, for deeds that hurt.
  confirmed_at timestamptz NOT NULL DEFAULT app_now(),
  -- Set by a refresh: the next token is made of the old one and this, so that whoever asks again in time gets the same.
  replaced_at timestamptz,
  next_salt bytea,
  revoked_at timestamptz
);
CREATE INDEX session_account ON session (account_id);
CREATE INDEX session_family ON session (family);

-- A code or a mailed link that proves a contact. Codes and links are kept as keyed hashes.
CREATE TABLE one_time_code (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('verify-email', 'verify-phone', 'reset-email', 'reset-phone', 'confirm', 'login')),
  -- `NULL` is a request for nobody we know; it is answered, and never comes true.
  account_id uuid REFERENCES account ON DELETE CASCADE,
  recipient text NOT NULL,
  -- Dial code, number and country of a phone, to be kept with the account once it is proven.
  recipient_parts jsonb,
  -- The session that asked, where one did.
  session_family uuid,
  code_hash bytea,
  link_hash bytea UNIQUE,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- A newer code for the same purpose and recipient ends it.
  replaced_at timestamptz
);
CREATE INDEX one_time_code_recipient ON one_time_code (recipient, purpose, created_at);
CREATE INDEX one_time_code_account ON one_time_code (account_id) WHERE account_id IS NOT NULL;

-- What an account is told by mail or SMS. The content that proves something is sealed, and gone once it is sent.
CREATE TABLE account_message (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  recipient text NOT NULL,
  site_id text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'ar')),
  sealed text,
  created_at timestamptz NOT NULL DEFAULT app_now()
);

CREATE TABLE social_identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  platform text NOT NULL CHECK (platform IN ('google', 'facebook', 'apple')),
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX social_identity_account ON social_identity (account_id);

CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  credential_id text NOT NULL UNIQUE,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports jsonb NOT NULL DEFAULT '[]',
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  last_used_at timestamptz
);
CREATE INDEX passkey_account ON passkey (account_id);

-- Something said to a browser that must come back once: of a passkey, or the nonce of a social login.
CREATE TABLE challenge (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('passkey-add', 'passkey-login', 'social', 'captcha')),
  account_id uuid REFERENCES account ON DELETE CASCADE,
  content text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX challenge_expires ON challenge (expires_at);

-- People an account books for. Numbers and birth dates are sealed field by field with the id of their key.
CREATE TABLE traveller (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  title text NOT NULL CHECK (title IN ('mr', 'mrs', 'ms')),
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date_sealed text,
  nationality text,
  id_type text CHECK (id_type IN ('national', 'iqama', 'gcc', 'passport')),
  id_number_sealed text,
  -- Keyed, for equality alone.
  id_number_hash bytea,
  id_expiry date,
  is_primary boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX traveller_account ON traveller (account_id);
CREATE UNIQUE INDEX traveller_primary ON traveller (account_id) WHERE is_primary;

CREATE TABLE newsletter_subscription (
  email text PRIMARY KEY,
  site_id text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'ar')),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- When the mail that asks was last sent, and the hash of its link.
  asked_at timestamptz NOT NULL DEFAULT app_now(),
  link_hash bytea NOT NULL UNIQUE,
  -- Nobody is written to before they said yes in the mail that asks.
  confirmed_at timestamptz,
  -- When they last said no; a later yes leaves it standing.
  ended_at timestamptz
);

ALTER TABLE cart ADD CONSTRAINT cart_user_id_fkey FOREIGN KEY (user_id) REFERENCES account NOT VALID;
ALTER TABLE placed_order ADD CONSTRAINT placed_order_user_id_fkey FOREIGN KEY (user_id) REFERENCES account NOT VALID;
