import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInput, anyTone } from '../../testing/any-fact';
import { inventedIn } from '../../testing/invented-in';
import { runAction } from '../../testing/run-action';
import { personalEmail } from './personal_email.action';

const PROSPECT = {
  first_name: 'Claire',
  company: 'Logivia',
  role: 'Head of Operations',
  trigger: 'you opened a second warehouse in Lyon',
  pain: 'planning shifts across two sites',
};
const OFFER = 'a planning tool for warehouse teams';

async function write(input: Record<string, unknown>) {
  return (await runAction(personalEmail, { prospect: PROSPECT, offer: OFFER, language: 'en', ...input })).answer as {
    body: string;
    subject: string;
    language: string;
    missing: string[];
    unused: string[];
    variants: { structure: string; subject: string; body: string }[];
  };
}

describe('personal_email', () => {
  it('gives variants of different construction, the same for the same input', async () => {
    const first = await write({ variants: 5, proof: 'Morel cut overtime by 20 %.' });
    expect(first.variants.map(({ structure }) => structure)).toEqual([
      'trigger',
      'problem',
      'proof',
      'direct',
      'question',
    ]);
    expect(new Set(first.variants.map(({ body }) => body.split('\n\n')[1])).size).toBe(5);
    expect(await write({ variants: 5, proof: 'Morel cut overtime by 20 %.' })).toEqual(first);
  });

  it('leaves out structures whose fact is missing, and says so', async () => {
    const { answer, warnings } = await runAction(personalEmail, { prospect: {}, offer: OFFER, language: 'en' });
    expect(answer).toMatchObject({ variants: [{ structure: 'direct' }, { structure: 'question' }] });
    expect(warnings).toEqual(['2 variants: more need other facts (trigger, pain, proof).']);
  });

  it('marks the signature without a name and lists what is missing and unused', async () => {
    const answer = await write({ prospect: { ...PROSPECT, shoe_size: '42' } });
    expect(answer.body).toContain('[Your name]');
    expect(answer.missing).toEqual(['proof', 'sender_name', 'sender_company']);
    expect(answer.unused).toEqual(['shoe_size']);
  });

  it('addresses the reader as the tone says', async () => {
    const offer = 'un outil de planning';
    const formal = await write({ prospect: { prenom: 'Claire' }, offer, language: 'fr', variants: 5 });
    const familiar = await write({
      prospect: { prenom: 'Claire' },
      offer,
      language: 'fr',
      tone: 'friendly',
      variants: 5,
    });
    expect(formal.variants.map(({ body }) => body).join(' ')).not.toMatch(/(?<!\p{L})(?:(?:tu|toi|te)(?!\p{L})|t’)/u);
    expect(familiar.variants.map(({ body }) => body).join(' ')).not.toMatch(/\b(?:vous|votre)\b/u);
  });

  it('puts a clause with an article after a colon, and the title before the first name', async () => {
    const prospect = { ...PROSPECT, title: 'Ms', last_name: 'Arnaud', pain: 'the phone rings while patients wait' };
    const { variants } = await write({ prospect, variants: 5 });
    for (const { body } of variants) {
      expect(body).toMatch(/^Hello Ms Arnaud,/u);
      expect(body.replaceAll(': the phone rings', '')).not.toContain('the phone rings');
    }
  });

  it('finds the language of the offer', async () => {
    const input = { prospect: {}, offer: 'Nous aidons les équipes comptables à traiter leurs factures fournisseurs.' };
    expect((await runAction(personalEmail, input)).answer).toMatchObject({ language: 'fr' });
  });

  it('states no number, address or name that the input does not hold', async () => {
    const keys = ['first_name', 'last_name', 'title', 'company', 'role', 'trigger', 'pain', 'topic'];
    const input = anyInput((fact) => ({
      prospect: fc.dictionary(fc.constantFrom(...keys), fact),
      offer: fact,
      proof: fact,
      sender: fc.dictionary(fc.constantFrom('name', 'company', 'role', 'phone'), fact),
      tone: anyTone,
      variants: fc.integer({ min: 1, max: 5 }),
    }));
    await fc.assert(
      fc.asyncProperty(input, async (given) => {
        expect(await inventedIn(personalEmail, given, ['variants'])).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    [{ prospect: 'Claire' }, 'prospect', 'Must be an object'],
    [{ prospect: { company: ['a'] } }, 'prospect', '"company" must be a text'],
    [{ sender: 'Marc' }, 'sender', 'Must be an object'],
  ])('refuses %j', async (input, field, message) => {
    await expect(write(input)).rejects.toMatchObject({ field, message: expect.stringContaining(message) });
  });
});
