-- The call of a workflow that an analysis waits for, and the id that the workflow gave the strategy.
alter table flow_strategies add column workflow_call uuid;
alter table flow_strategies add column workflow_strategy_id text;
