import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { readPreview, signPreview } from './preview-token';

const SECRET = 'a-preview-secret-that-only-tests-know';
const subject = { overrides: [{ name: 'mf-flow', version: 'v2' }] };
const inAnHour = () => new Date(Math.floor(Date.now() / 1000) * 1000 + 3_600_000);

it('reads what it signed', async () => {
  const expiresAt = inAnHour();
  expect(await readPreview(SECRET, await signPreview(SECRET, { subject, expiresAt }))).toEqual({ subject, expiresAt });
});

it('knows nothing of an expired link', async () => {
  const token = await signPreview(SECRET, { subject, expiresAt: new Date(Date.now() - 1_000) });
  expect(await readPreview(SECRET, token)).toBeUndefined();
});

it('knows nothing of a link that was signed with another secret, or changed', async () => {
  const token = await signPreview('another-secret-of-thirty-two-characters', { subject, expiresAt: inAnHour() });
  expect(await readPreview(SECRET, token)).toBeUndefined();

  const [header, , signature] = (await signPreview(SECRET, { subject, expiresAt: inAnHour() })).split('.');
  const claims = { subject: { overrides: [{ name: 'mf-flow', version: 'evil' }] }, aud: 'preview', exp: 9_999_999_999 };
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  expect(await readPreview(SECRET, `${header}.${forged}.${signature}`)).toBeUndefined();
});

it.each(['', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJwcmV2aWV3In0.'])('knows nothing of %j', async (token) => {
  expect(await readPreview(SECRET, token)).toBeUndefined();
});

it('knows nothing of what the same secret signed for another use', async () => {
  const token = await new SignJWT({ subject })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('something else')
    .setExpirationTime(inAnHour())
    .sign(new TextEncoder().encode(SECRET));
  expect(await readPreview(SECRET, token)).toBeUndefined();
});
