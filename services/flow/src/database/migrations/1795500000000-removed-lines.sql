-- The lines that were last taken out of the summary, each with its place and the ideas that it made outdated, so that they can be put back.
alter table flow_strategies add column removed_lines jsonb not null default '[]';
