-- Users and their sessions. The row in users is the person: what belongs to the person goes with it.
create table users (
  id uuid primary key default uuidv7(),
  email text not null check (length(email) between 3 and 255),
  password_hash text not null,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_address on users (lower(email));

-- Sign-ups that wait for their link, each with its own password.
create table sign_up (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  email text not null check (length(email) between 3 and 255),
  password_hash text not null,
  browser_hash bytea check (length(browser_hash) = 32),
  created_at timestamptz not null default now()
);
create index sign_up_user on sign_up (user_id, created_at);

-- Mailed links, one table for each kind. In its scope (the user, or one sign-up) one link is live; the links that take a change of
-- address back are all live.
create table recovery_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  superseded_at timestamptz
);
create index recovery_token_user on recovery_token (user_id);
create unique index recovery_token_one_live on recovery_token (user_id)
where used_at is null and superseded_at is null;

create table verification_token (
  like recovery_token including defaults including constraints,
  sign_up_id uuid references sign_up on delete set null,
  primary key (token_hash),
  foreign key (user_id) references users on delete cascade
);
create index verification_token_user on verification_token (user_id);
create unique index verification_token_one_live on verification_token (sign_up_id)
where used_at is null and superseded_at is null;

create table address_undo_token (
  like recovery_token including defaults including constraints,
  email text not null check (length(email) between 3 and 255),
  primary key (token_hash),
  foreign key (user_id) references users on delete cascade
);
create index address_undo_token_user on address_undo_token (user_id);

create table address_change_token (
  like address_undo_token including all,
  foreign key (user_id) references users on delete cascade
);
create unique index address_change_token_one_live on address_change_token (user_id)
where used_at is null and superseded_at is null;

create table session_family (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  generation integer not null default 1 check (generation > 0),
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (
    ended_because in ('signed_out', 'token_reused', 'password_changed', 'ended_elsewhere', 'address_restored')
  ),
  user_agent text check (length(user_agent) <= 512)
);
create index session_family_user on session_family (user_id);

create table known_device (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null check (length(device_hash) = 32),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
