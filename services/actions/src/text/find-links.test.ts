import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { findEmails, findUrls } from './find-links';
import { findPhones } from './find-phones';

const texts = (found: readonly { text: string }[]) => found.map(({ text }) => text);

describe('contacts in a text', () => {
  it('finds e-mail addresses', () => {
    expect(texts(findEmails('Write to ada.l+x@example.co.uk, or <bob@été.fr>. Not @handle or a@b.'))).toEqual([
      'ada.l+x@example.co.uk',
      'bob@été.fr',
    ]);
  });

  it('finds addresses of pages without the marks around them', () => {
    expect(texts(findUrls('(see https://a.com/x?y=1), www.b.fr/é. And https://c.org/a_(b).'))).toEqual([
      'https://a.com/x?y=1',
      'www.b.fr/é',
      'https://c.org/a_(b)',
    ]);
  });

  it('finds telephone numbers', async () => {
    const text = 'Appelez le 06 12 34 56 78 ou +44 20 7946 0958, commande 123456789012345.';
    expect(await findPhones(text, 'FR')).toMatchObject([
      { text: '06 12 34 56 78', number: '+33612345678' },
      { text: '+44 20 7946 0958', number: '+442079460958' },
    ]);
  });

  it.each(['a@', 'a.', '1 ', '+33 ', 'https://a)', '1('])('reads 1 MB of %j within two seconds', async (unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    const before = process.threadCpuUsage();
    findEmails(text);
    findUrls(text);
    await findPhones(text, 'FR');
    expect(cpuMsSince(before)).toBeLessThan(2_000);
  });
});
