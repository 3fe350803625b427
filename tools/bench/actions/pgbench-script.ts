import { UNLIMITED_CALLS } from '../ledger/loads.ts';

/**
 * The two statements that the service sends for one call that comes alone, each in a transaction of its own. The log of calls is left
 * out: the service shares a statement of it among the calls of 250 ms.
 */
export const CALL_SCRIPT = `\\set account random(1, :accounts)
select call.run, begun.outcome
  from (select uuidv7() as run, lpad(to_hex(:account::integer), 32, '0')::uuid as id) call
  cross join lateral begin_run(call.run, call.id, call.id, 'email_validate', 1, 'benchmark', 5000, ${UNLIMITED_CALLS},
                               null, null, null, true, 10000, 'free') begun \\gset
select finish_run(:run::uuid, 0.1, null);
`;
