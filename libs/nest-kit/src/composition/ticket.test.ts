import { describe, expect, it } from 'vitest';
import { findTicketFault, servedVersions, signTicket, TICKET_LIFE_MS } from './ticket';

const SECRET = 'a secret of the edge and the registry';
const NOW = new Date('2026-11-22T12:00:00Z');
const subject = { compositionId: '0123456789abcdef', network: '192.0.2.0/24' };
const flow = { name: 'mf-flow', version: 'v2' };

const ticket = signTicket(SECRET, subject, [{ name: 'shell', version: 's1' }, flow], NOW);
const later = (ms: number) => new Date(NOW.getTime() + ms);
const fault = ({ text = ticket as string | undefined, of = subject, served = flow, now = NOW } = {}) =>
  findTicketFault(SECRET, text, of, served, now);

describe('a ticket', () => {
  it('is valid for each version of its composition, for 24 hours', () => {
    expect(fault()).toBeUndefined();
    expect(fault({ served: { name: 'shell', version: 's1' } })).toBeUndefined();
    expect(fault({ now: later(TICKET_LIFE_MS) })).toBeUndefined();
  });

  it.each([
    ['is missing', () => findTicketFault(SECRET, undefined, subject, flow, NOW), 'missing'],
    ['is another text', () => fault({ text: 'ticket' }), 'malformed'],
    ['is too old', () => fault({ now: later(TICKET_LIFE_MS + 1_000) }), 'expired'],
    ['is from the future', () => fault({ now: later(-6 * 60 * 1_000) }), 'expired'],
    ['was signed with another secret', () => fault({ text: signTicket('other', subject, [flow], NOW) }), 'forged'],
    ['was given to another network', () => fault({ of: { ...subject, network: '198.51.100.0/24' } }), 'forged'],
    [
      'was given for another composition',
      () => fault({ of: { ...subject, compositionId: 'f'.repeat(16) } }),
      'other_composition',
    ],
    ['holds another version', () => fault({ served: { name: 'mf-flow', version: 'v3' } }), 'other_version'],
    [
      'holds the version of another deployable',
      () => fault({ served: { name: 'mf-console', version: 'v2' } }),
      'other_version',
    ],
  ])('that %s is refused', (_what, find, expected) => {
    expect(find()).toBe(expected);
  });

  it('is refused when any character of it was changed', () => {
    for (let index = 0; index < ticket.length - 1; index += 1) {
      const changed = ticket[index] === 'a' ? 'b' : 'a';
      expect(fault({ text: ticket.slice(0, index) + changed + ticket.slice(index + 1) })).toBeDefined();
    }
  });

  it('is another one for each page', () => {
    expect(signTicket(SECRET, subject, [flow], NOW)).not.toBe(ticket);
  });
});

it('names the shell, the remotes and what stands in for them', () => {
  const remotes = [
    { ...flow, fallback: { version: 'v1' } },
    { name: 'mf-console', version: 'c1' },
  ];
  expect(servedVersions({ shell: { version: 's1' }, remotes })).toEqual([
    { name: 'shell', version: 's1' },
    flow,
    { name: 'mf-flow', version: 'v1' },
    { name: 'mf-console', version: 'c1' },
  ]);
});
