-- The note stays for a day after the files went, so that a registration that saw them before learns of it.
alter table discarded_release add column deleted_at timestamptz;
