import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { anyInput, anyTone } from '../../testing/any-fact';
import { inventedIn } from '../../testing/invented-in';
import { runAction } from '../../testing/run-action';
import { aiContent } from './ai_content.action';
import { CONTENT_KINDS } from './content/kinds';
import { escapeMarkdown, markdownLink } from './content/markdown';

interface Content {
  content_md: string;
  checks: { missing: string[]; unused: string[] };
}

async function write(kind: string, brief: unknown, more: Record<string, unknown> = {}) {
  return (await runAction(aiContent, { kind, brief, language: 'en', ...more })).answer as unknown as Content;
}

describe('ai_content', () => {
  it('writes a newsletter with subject lines, contents and sections', async () => {
    const items = ['One', 'Two', 'Three'].map((title) => ({
      title,
      text: `About ${title}`,
      link: 'https://a.example/x',
    }));
    const { content_md } = await write('newsletter', {
      title: 'March news',
      intro: 'Three things this month',
      items,
      sender: 'Lena',
    });
    expect(content_md).toBe(
      '**Subject lines**\n\n- March news\n- One\n- Two\n\n---\n\n# March news\n\nHello,\n\nThree things this month.\n\n**In this issue**\n\n- One\n- Two\n- Three\n\n' +
        '## One\n\nAbout One.\n\n[Read on](https://a.example/x)\n\n## Two\n\nAbout Two.\n\n[Read on](https://a.example/x)\n\n## Three\n\nAbout Three.\n\n[Read on](https://a.example/x)\n\nKind regards,\nLena\n',
    );
  });

  it('marks answers of an FAQ that are missing', async () => {
    const { content_md } = await write('faq', {
      questions: [{ question: 'is it free?', answer: 'No' }, { question: 'Where are you?' }],
    });
    expect(content_md).toBe('# Questions and answers\n\n## Is it free?\n\nNo.\n\n## Where are you?\n\n\\[answer\\]\n');
  });

  it.each([
    ['en', '2026-03-12', '**Lyon, March 12, 2026**'],
    ['fr', '2026-03-12', '**Lyon, 12 mars 2026**'],
    ['es', '2026-03-12', '**Lyon, 12 de marzo de 2026**'],
    ['fr', '2026-13-45', '**Lyon, 2026-13-45**'],
    ['fr', 'le 12 mars', '**Lyon, le 12 mars**'],
  ])('writes the day of a press release out in %s: %s', async (language, date, expected) => {
    const { content_md, checks } = await write('press_release', { title: 'We grow', city: 'Lyon', date }, { language });
    expect(content_md).toContain(expected);
    expect(checks.unused).toEqual([]);
  });

  it('begins a price with a capital', async () => {
    const { content_md } = await write(
      'product_page',
      { name: 'Table', price: 'à partir de 890 €' },
      { language: 'fr' },
    );
    expect(content_md).toContain('## Prix\n\nÀ partir de 890\u00A0€');
  });

  it('quotes as the language does', async () => {
    const quotes = [{ text: '"We are glad."', name: 'Ada Byrne', role: 'CEO' }];
    const quoteIn = async (language: string) => (await write('press_release', { quotes }, { language })).content_md;
    expect(await quoteIn('en')).toContain('“We are glad,” says Ada Byrne, CEO.');
    expect(await quoteIn('fr')).toContain('«\u00A0We are glad\u00A0», déclare Ada Byrne, CEO.');
    expect(await quoteIn('es')).toContain('«We are glad», afirma Ada Byrne, CEO.');
  });

  it('lists what the kind needs and what it has no place for', async () => {
    const { checks } = await write('press_release', { title: 'We grow', price: '12 € a month' });
    expect(checks).toMatchObject({ missing: ['city', 'date', 'lead', 'contact'], unused: ['12 € a month'] });
  });

  it.each([
    ['en', { title: 'Help' }],
    ['fr', { titre: 'Aide', introduction: 'Tout sur nos retours', questions: [] }],
    ['es', { titulo: 'Ayuda', preguntas: [{ respuesta: 'En 30 días' }] }],
  ])('refuses an FAQ without a question (%s)', async (language, brief) => {
    await expect(write('faq', brief, { language })).rejects.toMatchObject({
      field: 'brief',
      message: '"questions" is required for an FAQ, with a "question" in each',
    });
  });

  it.each([
    ['bio', { titre: 'Rentrée' }],
    ['product_page', { subtitulo: 'Otoño' }],
    ['press_release', { price: '3 €' }],
    ['newsletter', {}],
  ])('refuses a brief of which nothing goes into the kind %s', async (kind, brief) => {
    await expect(write(kind, brief)).rejects.toMatchObject({ field: 'brief' });
  });

  it.each(['en', 'fr', 'es'])('marks in the text each key that it says is marked (%s)', async (language) => {
    const kinds = CONTENT_KINDS.filter((kind) => kind !== 'faq');
    for (const kind of kinds) {
      const { content_md, checks } = await write(kind, { title: 'Autumn', cta: 'Read' }, { language });
      expect(checks.missing.length, kind).toBeGreaterThan(0);
      expect(new Set(content_md.match(/\\\[[^\]]+\]/gu)).size, kind).toBe(checks.missing.length);
    }
  });

  it('makes no HTML, headings, pictures or scripts of facts', async () => {
    const evil = '# <script>alert(1)</script> ![x](javascript:alert(1)) [y](javascript:alert(2)) **b**';
    for (const kind of CONTENT_KINDS) {
      const brief = {
        name: evil,
        title: evil,
        description: evil,
        lead: evil,
        intro: evil,
        benefits: [evil],
        questions: [{ question: evil, answer: evil }],
        cta: 'go',
        link: 'javascript:alert(3)',
      };
      const html = await marked.parse((await write(kind, brief)).content_md);
      expect(html).not.toMatch(/<script|<img|href="javascript/iu);
    }
    expect(markdownLink('a', 'javascript:x')).not.toContain('](');
    expect(escapeMarkdown('1. one')).toBe('1\\. one');
  });

  it('has every fact of the brief that it has a place for, and no other number, address or name', async () => {
    const input = anyInput((fact) => ({
      kind: fc.constantFrom(...CONTENT_KINDS),
      brief: fc.record({
        name: fact,
        title: fact,
        description: fact,
        benefits: fc.array(fact, { maxLength: 3 }),
        experience: fc.array(fact, { maxLength: 3 }),
        lead: fact,
        role: fact,
        company: fact,
        items: fc.array(fc.record({ title: fact, text: fact }), { maxLength: 4 }),
        questions: fc.array(fc.record({ question: fact, answer: fact }), { minLength: 1, maxLength: 3 }),
      }),
      tone: anyTone,
    }));
    await fc.assert(
      fc.asyncProperty(input, async (given) => {
        const plain = { ...given, brief: { ...given.brief, again: JSON.stringify(given.brief) } };
        const invented = await inventedIn(aiContent, plain, ['content_md']);
        // An address may touch a mark of emphasis.
        expect(invented.filter((fact) => !plain.brief.again.includes(fact.replace(/[*\\]+/gu, '')))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [{ benefits: { a: 1 } }, '"benefits" must be a list of texts, or a text'],
    [{ name: {} }, '"name" must be a text'],
    [{ questions: ['x'] }, '"questions" item 1 must be an object with "question" or "answer"'],
    [{ benefits: Array.from({ length: 41 }, () => 'x') }, '"benefits" must have at most 40 items'],
    ['text', expect.stringContaining('for example { "name": "Planeo"')],
  ])('refuses the brief %#', async (brief, message) => {
    await expect(write('product_page', brief)).rejects.toMatchObject({ field: 'brief', message });
  });
});
