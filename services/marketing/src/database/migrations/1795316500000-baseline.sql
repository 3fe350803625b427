create table waitlist_entry (
  id uuid primary key default uuidv7(),
  email text not null check (char_length(email) <= 255),
  language text not null check (language in ('fr', 'en', 'es')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create unique index waitlist_entry_email on waitlist_entry (lower(email));

-- Each consent is a record of its own: which text, on which page, when. Never changed.
create table waitlist_consent (
  id uuid primary key default uuidv7(),
  entry_id uuid not null references waitlist_entry on delete cascade,
  consent_version text not null,
  language text not null,
  page text not null,
  given_at timestamptz not null default now()
);
create index waitlist_consent_entry on waitlist_consent (entry_id);
revoke update, delete on waitlist_consent from marketing_app;

-- One live token per entry: asking again replaces the former.
create table waitlist_confirmation (
  entry_id uuid primary key references waitlist_entry on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
