import { describe, expect, it } from 'vitest';
import { type Cookies, PASSWORD, startVerification } from './testing/start-verification';

const { confirm, isVerified, show, signIn, submit, visitor } = await startVerification();

describe('a link that is opened in a browser that did not sign up', () => {
  const elsewhere: Cookies = {};

  it('asks for the password of its sign-up, or a new one, and does not submit by itself', async () => {
    const page = await show(visitor.token, elsewhere);
    expect(page.body).toContain('name="password"');
    expect(page.body).toContain('name="new_password"');
    expect(page.body).not.toContain('<script>');
    expect((await show(visitor.token)).body).not.toContain('name="password"');
  });

  it('opens nothing without a password', async () => {
    expect((await confirm({}, {}, elsewhere)).json()).toMatchObject({ status: 403, code: 'password_required' });
    expect((await confirm({}, {}, { declic_sign_up: 'y'.repeat(43) })).statusCode).toBe(403);
    expect(await isVerified()).toBe(false);
  });

  it('opens with the password of its sign-up, and not with another', async () => {
    expect((await confirm({}, { password: 'Other42Cup!' }, elsewhere)).json()).toMatchObject({
      code: 'wrong_password',
    });
    expect(await isVerified()).toBe(false);
    expect((await confirm({}, { password: PASSWORD }, elsewhere)).statusCode).toBe(200);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  it('opens with a new password, which replaces that of the sign-up', async () => {
    expect((await confirm({}, { new_password: 'Daisy43Mug!' }, elsewhere)).statusCode).toBe(200);
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect((await signIn('Daisy43Mug!')).statusCode).toBe(200);
  });

  it.each([
    ['is too short', () => 'short', 'Password must be at least 8 characters long'],
    ['contains the address', () => `X1!${visitor.email}`, 'Password must not contain your e-mail address'],
  ])('refuses a new password that %s', async (_, password, message) => {
    const answer = await confirm({}, { new_password: password() }, elsewhere);
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ in: 'body', field: 'new_password', message }] });
    expect(await isVerified()).toBe(false);
  });

  it('shows the form again, with what is wrong at its field', async () => {
    const wrong = await submit({}, { password: 'Other42Cup!' }, elsewhere);
    expect([wrong.statusCode, wrong.headers['content-type'], wrong.cookies]).toEqual([
      200,
      expect.stringContaining('text/html'),
      [],
    ]);
    expect(wrong.body).toMatch(/aria-describedby="password-problem"[^]*This is not the password of this sign-up/);
    const weak = await submit({}, { new_password: 'short' }, elsewhere);
    expect(weak.body).toMatch(/id="new_password-problem" role="alert">Password must be at least 8 characters long/);
    const right = await submit({}, { password: PASSWORD }, elsewhere);
    expect([right.statusCode, right.headers.location]).toEqual([303, '/dashboard']);
  });

  it('bounds the passwords that may be tried, and a new one may be chosen still', async () => {
    for (let round = 0; round < 10; round++)
      expect((await confirm({}, { password: `Other${round}2Cup!` }, elsewhere)).statusCode).toBe(403);
    const refused = await confirm({}, { password: PASSWORD }, elsewhere);
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await confirm({}, { new_password: 'Daisy43Mug!' }, elsewhere)).statusCode).toBe(200);
  });
});
