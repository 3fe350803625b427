import { waitlistTexts } from '@declic/openapi/texts';
import { beforeEach, expect, it } from 'vitest';
import { sendForm, startMarketing } from '../../testing/start-marketing';

const { db, app } = await startMarketing({ env: { WAITLIST_PER_HOUR: '2', LOCAL_MODE: 'false' } });

beforeEach(() => db.owner.query('TRUNCATE waitlist_entry, throttle CASCADE'));

const send = (change: Record<string, string> = {}) =>
  sendForm(app, '/api/marketing/waitlist/form', {
    email: ' ada@example.test ',
    consent: 'true',
    language: 'fr',
    page: '/fr/',
    ...change,
  });
const entries = () => db.dataSource.query<{ email: string }[]>('SELECT email FROM waitlist_entry');

it('signs up with a plain form, and answers with a page that runs no script', async () => {
  const answer = await send();
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['content-security-policy']).toContain("script-src 'none'");
  expect(answer.body).toContain('Merci pour votre inscription !');
  expect(await entries()).toEqual([{ email: 'ada@example.test' }]);
});

it.each(['fr', 'en', 'es'] as const)(
  'says in its words what is wrong, and keeps what was typed (%s)',
  async (language) => {
    const { invalidEmail, missing, missingConsent } = waitlistTexts[language];
    const wrong = await send({ language, email: '"><script>alert(1)</script>zoé' });
    expect(wrong.body).toContain(invalidEmail.description);
    expect(wrong.body).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(wrong.body).not.toContain('<script>alert');
    expect((await send({ language, email: '' })).body).toContain(missing.description);
    expect((await send({ language, email: `${'a'.repeat(244)}@example.test` })).body).toContain(
      invalidEmail.description,
    );

    const unread = await send({ language, consent: '' });
    expect(unread.body).toContain(missingConsent.description);
    expect(unread.body).toContain('value=" ada@example.test "');
    expect(await entries()).toEqual([]);
  },
);

it.each([
  ['en', 'Please wait # seconds before submitting again.'],
  ['es', 'Por favor espera # segundos antes de intentar de nuevo.'],
])('says how long to wait when a visitor signs up too often (%s)', async (language, words) => {
  await send({ language: 'en', email: 'a@example.test' });
  await send({ language: 'en', email: 'b@example.test' });
  const third = await send({ language, email: 'c@example.test' });
  const seconds = Number(third.headers['retry-after']);
  expect(seconds).toBeGreaterThan(3_600);
  expect(third.body).toContain(words.replace('#', String(seconds)));
  expect(third.body).toContain('value="c@example.test"');
  expect(await entries()).toHaveLength(2);
});

it('removes the characters that its page removes', async () => {
  await send({ language: 'es', email: `<a'd"a&@example.test>` });
  expect(await entries()).toEqual([{ email: 'ada@example.test' }]);
});

it('refuses a language that no page has', async () => {
  const answer = await send({ language: 'de' });
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([422, 'language']);
});
