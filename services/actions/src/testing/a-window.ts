import type { TestDatabase } from '@declic/nest-kit/testing';
import type { TestCaller } from './a-caller';

/** Moves the calls that an account made so many seconds into the past; a negative number moves them into the future. */
export async function ageCalls(db: TestDatabase, { userId }: TestCaller, seconds: number): Promise<void> {
  await db.owner.query(
    `update rate_window
       set moments = array(select moment - make_interval(secs => $2) from unnest(moments) with ordinality as entry (moment, place) order by place)
       where user_id = $1`,
    [userId, seconds],
  );
}

/** As if the account had made so many calls just now. */
export async function addCalls(db: TestDatabase, { userId }: TestCaller, calls: number): Promise<void> {
  await db.owner.query(
    `insert into rate_window (user_id, moments, counts) values ($1, array[now()], array[$2::integer])`,
    [userId, calls],
  );
}
