alter table flow_strategies add column request_id uuid;
alter table flow_strategies add column intake_pdf_text text not null default '';

-- The run under which the analysis was charged; null when it cost nothing.
alter table flow_strategies add column analysis_run uuid;
-- What was taken for it; 0 again after a refund.
alter table flow_strategies add column analysis_cost integer not null default 0;
alter table flow_strategies add constraint flow_strategies_analysis_cost_check check (analysis_cost >= 0) not valid;
alter table flow_strategies add column analysis_notice text;
-- A code; the sentences are in analysis-messages.ts.
alter table flow_strategies add column analysis_failure text;

-- squawk-ignore require-concurrent-index-creation -- no account has more than a few strategies, and no request has an id yet
create unique index flow_strategies_request on flow_strategies (user_id, request_id);
