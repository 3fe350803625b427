import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInput, anyTone } from '../../testing/any-fact';
import { inventedIn } from '../../testing/invented-in';
import { runAction } from '../../testing/run-action';
import { countAdCharacters } from '../../writing/lengths';
import { AD_PLATFORMS } from '../../writing/platform-limits';
import { findAdIssues } from './ad-copy/write-ads';
import { adCopy } from './ad_copy.action';

interface Ad {
  headlines: string[];
  descriptions: string[];
  primary_texts: string[];
  unused: string[];
  checks: { field: string; text: string; issues: string[] }[];
}

async function write(input: Record<string, unknown>) {
  const { answer, warnings } = await runAction(adCopy, {
    product: 'Planeo',
    audience: 'teams',
    language: 'en',
    ...input,
  });
  return { ad: answer as unknown as Ad, warnings };
}

describe('ad_copy', () => {
  it('keeps the limits of Google and invents no number, address or name, for any facts', async () => {
    const input = anyInput((fact) => ({
      product: fact,
      audience: fact,
      benefits: fc.array(fact, { maxLength: 8 }),
      platform: fc.constantFrom('google', 'meta', 'linkedin'),
      tone: anyTone,
    }));
    await fc.assert(
      fc.asyncProperty(input, async (given) => {
        const { ad } = await write(given);
        const limits = AD_PLATFORMS[given.platform as 'google'];
        expect(ad.headlines.length).toBeLessThanOrEqual(limits.headline.most);
        expect(ad.descriptions.length).toBeLessThanOrEqual(limits.description.most);
        for (const text of ad.headlines)
          expect(countAdCharacters(text)).toBeLessThanOrEqual(limits.headline.recommended);
        for (const text of ad.descriptions)
          expect(countAdCharacters(text)).toBeLessThanOrEqual(limits.description.recommended);
        expect(new Set(ad.headlines.map((text) => text.toLowerCase())).size).toBe(ad.headlines.length);
        expect(await inventedIn(adCopy, given, ['headlines', 'descriptions', 'primary_texts'])).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  it('uses no benefit that is too long for a text, cuts none, and names it', async () => {
    const long = 'Planning that takes into account every rule of every collective agreement of the whole branch';
    const { ad } = await write({ benefits: [long, 'Fast'] });
    expect(ad.unused).toEqual([long]);
    expect([...ad.headlines, ...ad.descriptions].join('')).not.toContain('…');
  });

  it('lists no benefit as unused whose marks were set as French sets them', async () => {
    const { ad } = await write({ benefits: ['Support 7j/7 !', "Moins d'erreurs"], language: 'fr' });
    expect(ad.headlines).toEqual(expect.arrayContaining(['Support 7j/7\u00A0!', 'Moins d’erreurs']));
    expect(ad.unused).toEqual([]);
  });

  it('warns where Google would refuse the ad', async () => {
    const { warnings } = await write({ product: 'x'.repeat(100), audience: 'y'.repeat(100) });
    expect(warnings).toEqual([
      '"product" stands in no text: it is too long for this platform. Give a shorter one.',
      '"audience" stands in no text: it is too long for this platform. Give a shorter one.',
      'Google needs 3 headlines; the facts give 2. Add shorter benefits.',
      'Google needs 2 descriptions; the facts give 0. Add shorter benefits.',
    ]);
  });

  it('reports what an editor of the platform would refuse in the facts of the caller', async () => {
    const { ad } = await write({ benefits: ['SAVEMONEY NOW!!', 'Call +33 1 23 45 67 89'] });
    const issues = new Map(ad.checks.map(({ text, issues: found }) => [text, found]));
    expect(issues.get('SAVEMONEY NOW!!')).toEqual(['exclamation_mark', 'repeated_punctuation', 'capitals']);
    expect(issues.get('Call +33 1 23 45 67 89')).toEqual(['phone_number']);
    expect(findAdIssues('x'.repeat(31), 'headline', 30)).toEqual(['too_long']);
  });

  it('refuses benefits that are no list of texts', async () => {
    await expect(write({ benefits: [{ a: 1 }] })).rejects.toMatchObject({
      field: 'benefits',
      message: 'Item 1: must be a text',
    });
  });
});
