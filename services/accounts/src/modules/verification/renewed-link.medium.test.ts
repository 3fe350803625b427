import { describe, expect, it } from 'vitest';
import { expectSameRenewal } from '../../testing/expect-same-renewal';
import { findVerificationToken } from '../../testing/links';
import { DAY_MS, form, startVerification } from './testing/start-verification';

const { app, clock, confirm, show, visitor } = await startVerification();

describe('renewVerification', () => {
  const renew = (value: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/accounts/verification/renew',
      ...form({ token: value }, headers),
      cookies: visitor.cookies,
    });
  const mailsHere = () => app.mails.filter(({ to }) => to === visitor.email).length;

  it('is offered by the page of a link that does not work, and mails a new one', async () => {
    clock.moment = new Date(Date.now() + DAY_MS + 1000);
    const page = (await show(visitor.token)).body;
    expect(page).toContain('<form method="post" action="/api/accounts/verification/renew">');
    expect(page).toContain('Send a new mail');

    const answer = await renew(visitor.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Have a look in your inbox');
    await app.runJobs();
    const renewed = findVerificationToken(app, visitor.email);
    expect(renewed).not.toBe(visitor.token);
    visitor.token = renewed;
    expect((await confirm()).statusCode).toBe(200);
  });

  it('answers the same for an unknown link, and sends no mail', async () => {
    await expectSameRenewal(app, renew, visitor.token);
  });

  it('causes no more mails than asking by address would, and none for another site', async () => {
    expect((await renew(visitor.token, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    for (let round = 0; round < 23; round++) await renew(visitor.token);
    await app.runJobs();
    expect(mailsHere()).toBe(20);
  });
});
