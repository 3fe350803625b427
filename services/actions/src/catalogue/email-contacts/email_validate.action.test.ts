import { describe, expect, it } from 'vitest';
import type { MailExchange } from '../../engine/ports';
import { runAction } from '../../testing/run-action';
import { emailValidate } from './email_validate.action';

async function validate(email: string, exchange?: MailExchange) {
  const mailExchange = { lookup: async () => exchange ?? 'unknown' };
  return (await runAction(emailValidate, { email, check_mx: exchange !== undefined }, { mailExchange })).data;
}

/** 254 octets. */
const LONGEST = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;

describe('email_validate', () => {
  it.each([
    '"Abc\\@def"',
    '"Fred Bloggs"',
    '"Joe.\\\\Blow"',
    '"Abc@def"',
    'user+mailbox',
    'customer/department=shipping',
    '$A12345',
    '!def!xyz%abc',
    '_somename',
  ])('accepts the local part %s of RFC 3696, section 3 (with its erratum)', async (localPart) => {
    expect(await validate(`${localPart}@company.com`)).toMatchObject({ verdict: 'valid', reasons: [] });
    expect(await validate(`${localPart}@example.com`)).toMatchObject({ reasons: ['reserved_domain'] });
  });

  it.each([
    ['δοκιμή@παράδειγμα.ευ', 'δοκιμή@παράδειγμα.ευ'],
    ['用户@例子.中国', '用户@例子.中国'],
    ['𝒶da@company.com', '𝒶da@company.com'],
    ['"a b"@münchen.de', '"a b"@münchen.de'],
    ['ada@xn--mnchen-3ya.de', 'ada@xn--mnchen-3ya.de'],
    [`${'é'.repeat(32)}@company.com`, `${'é'.repeat(32)}@company.com`],
    [LONGEST, LONGEST],
  ])('accepts %s, with the letters of RFC 6531', async (email, normalized) => {
    expect(await validate(email)).toMatchObject({ verdict: 'valid', reasons: [], normalized });
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
    `${'é'.repeat(33)}@company.com`,
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}`,
    '(comment)ada@company.com',
    'ada@company.com(comment)',
    'ada @company.com',
    '"ada\r\n lovelace"@company.com',
    'ada."lovelace"@company.com',
    'Ada <ada@company.com>',
    'ada\u00A0lovelace@company.com',
    'ada\u0085@company.com',
    'ada\uD800@company.com',
    'ada@company_.com',
    'ada@company.123',
    'ada@192.0.2.1',
    'ada@[192.0.2.256]',
    'ada@[IPv6:fe80::1%eth0]',
    'ada@☕.com',
    'ada@xn--a.com',
  ])('refuses %j, against the grammar or lengths of RFC 5321, 6531 or IDNA 2008', async (email) => {
    expect(await validate(email)).toMatchObject({ verdict: 'invalid', reasons: ['syntax'], normalized: null });
  });

  it.each([
    'mail.test',
    'a.example',
    'no.invalid',
    'app.localhost',
    'example.net',
    'mail.example.org',
    'printer.local',
  ])('refuses the reserved domain %s without a lookup', async (domain) => {
    expect(await validate(`ada@${domain}`, 'accepts')).toMatchObject({
      verdict: 'invalid',
      reasons: ['reserved_domain'],
      suggestion: null,
    });
  });

  it.each(['ada@myexample.com', 'ada@test.fr', 'ada@example.fr'])(
    'does not take %s for a reserved name',
    async (email) => {
      expect(await validate(email)).toMatchObject({ verdict: 'valid' });
    },
  );

  it.each(['ada@[192.0.2.1]', 'ada@[IPv6:2001:db8::1]'])('accepts %s as risky, without a lookup', async (email) => {
    expect(await validate(email, 'refuses')).toMatchObject({ verdict: 'risky', reasons: ['address_literal'] });
  });

  it.each([
    ['ada@MÜNCHEN.de', 'ada@münchen.de'],
    ['ada@mu\u0308nchen.de', 'ada@münchen.de'],
    ['ada@ｃｏｍｐａｎｙ.com', 'ada@company.com'],
    ['ada@例え。jp', 'ada@例え.jp'],
  ])('refuses %s, whose domain is no U-label, and suggests %s', async (email, suggestion) => {
    expect(await validate(email)).toMatchObject({ verdict: 'invalid', reasons: ['syntax'], suggestion });
  });

  it('asks for the mail servers of the A-labels', async () => {
    const asked: string[] = [];
    const lookup = (domain: string) => Promise.resolve(asked.push(domain)).then(() => 'accepts' as const);
    await runAction(emailValidate, { email: 'ada@münchen.de', check_mx: true }, { mailExchange: { lookup } });
    expect(asked).toEqual(['xn--mnchen-3ya.de']);
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

  it.each([
    'jean@wanadoo.com',
    'ada@duck.com',
    'ada@aol.fr',
    'ada@aol.de',
    'ada@numericable.fr',
    'ada@bluewin.ch',
    'ada@gmx.at',
  ])('takes %s for a mailbox of a public provider', async (email) => {
    expect(await validate(email)).toMatchObject({ suggestion: null, reasons: ['free_provider'] });
  });

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

  it('makes no DNS query unless told to', async () => {
    const lookup = () => Promise.reject(new Error('asked'));
    const { data } = await runAction(emailValidate, { email: 'ada@company.com' }, { mailExchange: { lookup } });
    expect(data).toMatchObject({ verdict: 'valid' });
  });

  it.each([
    [{}, 'Email is required'],
    [{ email: '   ' }, 'Email is required'],
    [{ email: 42 }, 'Must be a text'],
    [{ email: 'a'.repeat(321) }, 'Must be at most 320'],
  ])('refuses the input %j', (input, message) => {
    expect(emailValidate.check(input)).toEqual({ ok: false, errors: [{ in: 'body', field: 'email', message }] });
  });

  it.each(['\u200B', '\u2060', '\u200E', '\u00AD', '\uFEFFb'])(
    'refuses the invisible character %j in an address',
    async (mark) => {
      expect(await validate(`jean${mark}paul@firme.fr`)).toMatchObject({ verdict: 'invalid', reasons: ['syntax'] });
    },
  );
});
