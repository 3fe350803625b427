import { describe, expect, it } from 'vitest';
import type { MailExchange } from '../../engine/ports';
import { aRun } from '../../testing/a-run';
import { emailValidate } from './email_validate.action';

async function validate(email: string, exchange?: MailExchange) {
  const check = emailValidate.check({ email, check_mx: exchange !== undefined });
  if (!check.ok) throw new Error(JSON.stringify(check.errors));
  return emailValidate.execute(check.input, { mailExchange: { lookup: async () => exchange ?? 'unknown' } }, aRun());
}

describe('email_validate', () => {
  it.each([
    '"Abc\\@def"@example.com',
    '"Fred Bloggs"@example.com',
    '"Joe.\\\\Blow"@example.com',
    '"Abc@def"@example.com',
    'user+mailbox@example.com',
    'customer/department=shipping@example.com',
    '$A12345@example.com',
    '!def!xyz%abc@example.com',
    '_somename@example.com',
  ])('accepts %s of RFC 3696, section 3 (with its erratum)', async (email) => {
    expect(await validate(email)).toMatchObject({ verdict: 'valid', reasons: [] });
  });

  it.each([
    'plain',
    '@example.com',
    'ada@',
    'a@b@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'ada..lovelace@example.com',
    'ada lovelace@example.com',
    'just"not"right@example.com',
    'ada@-example.com',
    'ada@example',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
  ])('refuses %s, against the grammar or lengths of RFC 5321', async (email) => {
    expect(await validate(email)).toMatchObject({ verdict: 'invalid', reasons: ['syntax'], normalized: null });
  });

  it.each([
    ['someone@gmial.com', 'someone@gmail.com'],
    ['someone@gmail.con', 'someone@gmail.com'],
    ['ada@gmial.con', 'ada@gmail.com'],
    ['ada@gmal.com', 'ada@gmail.com'],
    ['ada@hotnail.com', 'ada@hotmail.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@oragne.fr', 'ada@orange.fr'],
    ['ada@company.cmo', 'ada@company.com'],
  ])('reads %s as %s', async (email, suggestion) => {
    expect(await validate(email)).toMatchObject({ verdict: 'risky', reasons: ['possible_typo'], suggestion });
  });

  it.each([
    'ada@mail.com',
    'ada@ymail.com',
    'ada@gmx.de',
    'ada@free.fr',
    'ada@fred.fr',
    'ada@gm.com',
    'ada@company.com',
    'ada@mails.io',
  ])('leaves %s alone', async (email) => {
    expect(await validate(email)).toMatchObject({ suggestion: null });
  });

  it.each(['x@mailinator.com', 'x@inbox.mailinator.com', 'x@yopmail.com', 'x@guerrillamail.com', 'x@10minutemail.com'])(
    'calls %s disposable',
    async (email) => {
      expect(await validate(email)).toMatchObject({ verdict: 'risky', reasons: ['disposable_domain'] });
    },
  );

  it.each(['info@company.com', 'Support+fr@company.com', 'no-reply@company.com', 'recrutement@company.fr'])(
    'calls %s a role',
    async (email) => {
      expect(await validate(email)).toMatchObject({ verdict: 'risky', reasons: ['role_account'] });
    },
  );

  it.each([
    ['accepts', 'valid', []],
    ['refuses', 'invalid', ['no_mail_server']],
    ['unknown', 'valid', ['mail_server_unknown']],
  ] as const)('believes the domain that %s mail', async (exchange, verdict, reasons) => {
    expect(await validate('ada@company.com', exchange)).toMatchObject({ verdict, reasons });
  });

  it('asks nobody about a domain unless told to', async () => {
    const check = emailValidate.check({ email: 'ada@company.com' });
    const lookup = () => Promise.reject(new Error('asked'));
    if (!check.ok) throw new Error('refused');
    expect(await emailValidate.execute(check.input, { mailExchange: { lookup } }, aRun())).toMatchObject({
      verdict: 'valid',
    });
  });

  it.each([
    [{}, 'Email is required'],
    [{ email: '   ' }, 'Email is required'],
    [{ email: 42 }, 'Must be a text'],
    [{ email: 'a'.repeat(321) }, 'Must be at most 320'],
  ])('refuses the input %j', (input, message) => {
    expect(emailValidate.check(input)).toEqual({ ok: false, errors: [{ in: 'body', field: 'email', message }] });
  });
});
