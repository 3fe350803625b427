import { createTestApp, startTestDatabase, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppModule } from '../../app.module';
import { database } from '../../database/data-source';
import { aBooking } from '../../testing/a-booking';
import { aSession } from '../../testing/a-session';

let db: TestDatabase;
let replicas: TestApp[];
beforeAll(async () => {
  db = await startTestDatabase(database);
  const boot = () => createTestApp(AppModule, { db, env: { BOOKINGS_PER_HOUR: '2' } });
  replicas = [await boot(), await boot()];
});
afterAll(async () => {
  await Promise.all(replicas.map((app) => app.close()));
  await db.stop();
});

it('counts the bookings of one network over all replicas', async () => {
  const sessionId = await aSession(db.dataSource);
  const book = (replica: number, email: string, visitor: string) =>
    replicas[replica]?.inject({
      method: 'POST',
      url: '/api/workshops/bookings',
      headers: { 'x-forwarded-for': visitor },
      payload: aBooking({ sessionId, email }),
    });

  expect((await book(0, 'a@example.test', '203.0.113.7'))?.statusCode).toBe(201);
  expect((await book(1, 'b@example.test', '203.0.113.7'))?.statusCode).toBe(201);
  const third = await book(0, 'c@example.test', '203.0.113.7');
  expect(third?.statusCode).toBe(429);
  expect(third?.json()).toMatchObject({ code: 'too_many_bookings' });
  expect(Number(third?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await book(0, 'c@example.test', '203.0.113.8'))?.statusCode).toBe(201);
});
