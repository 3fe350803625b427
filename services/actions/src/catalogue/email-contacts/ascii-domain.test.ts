import { describe, expect, it } from 'vitest';
import { mapDomain, toAsciiDomain } from './ascii-domain';
import domains from './fixtures/ascii-domain.json';

describe('toAsciiDomain', () => {
  it.each(domains.written)('writes %s as %s', (domain, ascii) => {
    expect(toAsciiDomain(domain)).toBe(ascii);
  });

  it.each([
    ['mu\u0308nchen.de', 'is not NFC'],
    ['München.de', 'is not lower case'],
    ['ａｂｃ.de', 'has compatibility characters'],
    ['例え。jp', 'has an ideographic full stop'],
    ['☕.com', 'has a symbol'],
    ['i❤.ws', 'has a symbol'],
    ['a·b.cat', 'has a middle dot outside l·l (RFC 5892, appendix A.3)'],
    ['a\u200Db.com', 'has a joiner without a virama (RFC 5892, appendix A.2)'],
    ['\u05D0a.com', 'mixes directions (RFC 5893)'],
    ['\u0661\u06F1\u0627.com', 'mixes Arabic digits (RFC 5892, appendix A.8)'],
    ['\u0301a.com', 'begins with a combining mark'],
    ['xn--a.com', 'is no Punycode'],
    ['xn--mnchen-3y.de', 'is other Punycode'],
    ['xn--53h.com', 'is the Punycode of a symbol'],
    ['ab--cd.com', 'is a reserved label (RFC 5890, section 2.3.1)'],
    ['a_b.com', 'has an underscore'],
    ['a b.com', 'has a space'],
    ['-a.com', 'begins with a hyphen'],
    ['a-.com', 'ends with a hyphen'],
    ['a..com', 'has an empty label'],
    ['a.com.', 'ends with a dot'],
    ['localhost', 'has one label'],
    ['192.0.2.1', 'is an address without brackets'],
    ['\uD800.com', 'is not well-formed'],
    [`${'ü'.repeat(58)}.de`, 'has an A-label of more than 63 octets'],
    [`${'ü'.repeat(56)}.`.repeat(4) + 'com', 'has more than 253 octets in A-labels'],
  ])('refuses %j: it %s', (domain) => {
    expect(toAsciiDomain(domain)).toBeNull();
  });

  it('takes an A-label of 63 octets', () => {
    expect(toAsciiDomain(`${'ü'.repeat(57)}.de`)).toMatch(/^xn--.{59}\.de$/);
  });
});

describe('mapDomain', () => {
  it.each(domains.mapped)('maps %j to %s, as RFC 5895 has it', (domain, mapped) => {
    expect(mapDomain(domain)).toBe(mapped);
  });
});
