import { expect, it } from 'vitest';
import { aBooking } from '../../testing/a-booking';
import { aSession } from '../../testing/a-session';
import { startWorkshops } from '../../testing/start-workshops';

const { db, app, startReplica } = await startWorkshops({ env: { BOOKINGS_PER_HOUR: '2' } });
const replicas = [app, await startReplica()] as const;

it('counts the bookings of one network over all replicas', async () => {
  const sessionId = await aSession(db.dataSource);
  const book = (replica: 0 | 1, email: string, visitor: string) =>
    replicas[replica].inject({
      method: 'POST',
      url: '/api/workshops/bookings',
      headers: { 'x-forwarded-for': visitor },
      payload: aBooking({ sessionId, email }),
    });

  expect((await book(0, 'a@example.test', '203.0.113.7')).statusCode).toBe(201);
  expect((await book(1, 'b@example.test', '203.0.113.7')).statusCode).toBe(201);
  const third = await book(0, 'c@example.test', '203.0.113.7');
  expect(third.statusCode).toBe(429);
  expect(third.json()).toMatchObject({ code: 'too_many_bookings' });
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect((await book(0, 'c@example.test', '203.0.113.8')).statusCode).toBe(201);
});
