import type { TestDatabase } from '@declic/nest-kit/testing';
import type { TestCaller } from './a-caller';

/** What the request log says about the calls of an account. */
export const readCallLog = ({ owner }: Pick<TestDatabase, 'owner'>, { userId }: Pick<TestCaller, 'userId'>) =>
  owner.query<object[]>(
    'select action, kind, status, code, credits, duration_ms is not null as timed from request_log where user_id = $1',
    [userId],
  );
