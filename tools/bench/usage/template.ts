import { ORDINARY_LINES } from './settings.ts';

/**
 * A stretch of an account's life that repeats: monthly credits, calls of 120 actions (some far more often than others), uses of two
 * tools, and refunds of the line before. Every account is made of it, so running totals need not be computed 50 million times.
 */
export const TEMPLATE = `
  create unlogged table bench_template as
  with step as (
    select seq, case
      when seq % 500 = 1 then 'purchase'
      when seq % 50 in (0, 28) then 'refund'
      when seq % 10 = 7 then 'tool'
      else 'api_action' end as type
    from generate_series(1, ${ORDINARY_LINES}) seq
  ), charge as (
    -- What a refund gives back is the line before it, so both are told by that line's number.
    select seq, type, seq - (type = 'refund')::integer as run,
      case type
        when 'refund' then case when seq % 50 = 28 then 'tools' else 'api_actions' end
        else type || 's' end as category
    from step
  ), line as (
    select seq, type, run, category,
      case category when 'api_actions' then 'action_' || floor(120 * power(run * 7919 % 10007 / 10007.0, 3)) end as slug,
      case category when 'tools' then (array['flow-content', 'other-tool'])[1 + run / 10 % 2] end as tool_slug,
      case type when 'purchase' then 2500 when 'refund' then 1 + run % 7 else -1 - run % 7 end as delta,
      case type when 'purchase' then 'Monthly credits' when 'refund' then 'The action failed' end as reason
    from charge
  )
  select *,
    sum(delta) over (order by seq) as balance_after,
    row_number() over (partition by category order by seq) as category_seq,
    sum(delta) over () as cycle_delta,
    count(*) over (partition by category) as cycle_lines
  from line`;
