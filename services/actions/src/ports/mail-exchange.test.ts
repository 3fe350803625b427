import { describe, expect, it } from 'vitest';
import { createMailExchange, lookupMailExchange } from './mail-exchange';

const failure = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const none = failure('ENODATA');

function resolver(answers: Partial<Parameters<typeof lookupMailExchange>[2] & object>) {
  return { resolveMx: none, resolve4: none, resolve6: none, cancel: () => undefined, ...answers };
}

const ask = (answers: Parameters<typeof resolver>[0]) =>
  lookupMailExchange('example.com', new AbortController().signal, resolver(answers));

describe('the port of actions', () => {
  const signal = new AbortController().signal;

  it('asks nothing where egress is off', async () => {
    const asked: string[] = [];
    const lookup = async (domain: string) => (asked.push(domain), 'accepts' as const);
    expect(await createMailExchange({ egress: 'off' }, lookup).lookup('example.com', signal)).toBe('unknown');
    expect(await createMailExchange({ egress: 'on' }, lookup).lookup('example.com', signal)).toBe('accepts');
    expect(asked).toEqual(['example.com']);
  });

  it.each(['internal', 'mail.corp', 'a.lan', 'b.home', 'x.intranet', 'y.private', 'z.INTERNAL.', 'host.local', 'mail'])(
    'does not ask the name servers of this network for %s',
    async (domain) => {
      const lookup = () => Promise.reject(new Error('asked'));
      expect(await createMailExchange({ egress: 'on' }, lookup).lookup(domain, signal)).toBe('refuses');
    },
  );
});

describe('lookupMailExchange', () => {
  it('accepts a domain with a mail server', async () => {
    expect(await ask({ resolveMx: async () => [{ priority: 10, exchange: 'mail.example.com' }] })).toBe('accepts');
  });

  it('accepts a domain without one that has an address (RFC 5321, section 5.1)', async () => {
    expect(await ask({ resolve6: async () => ['2001:db8::1'] as never })).toBe('accepts');
  });

  it.each(['', '.'])('refuses a domain with the null record %j (RFC 7505)', async (exchange) => {
    expect(
      await ask({ resolveMx: async () => [{ priority: 0, exchange }], resolve4: async () => ['192.0.2.1'] as never }),
    ).toBe('refuses');
  });

  it('refuses a domain that does not exist', async () => {
    expect(
      await ask({ resolveMx: failure('ENOTFOUND'), resolve4: failure('ENOTFOUND'), resolve6: failure('ENOTFOUND') }),
    ).toBe('refuses');
  });

  it.each(['ETIMEOUT', 'ECONNREFUSED', 'ESERVFAIL', 'ECANCELLED'])('knows nothing after %s', async (code) => {
    expect(await ask({ resolveMx: failure(code) })).toBe('unknown');
  });
});
