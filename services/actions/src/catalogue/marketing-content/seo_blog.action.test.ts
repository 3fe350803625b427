import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onOneLine } from '../../text/span';
import { RejectedInputError } from '../../engine/run-errors';
import { runAction } from '../../testing/run-action';
import { seoBlog } from './seo_blog.action';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';

interface Answer {
  article_md: string;
  meta: { title: string; description: string; slug: string };
  outline: { heading: string; origin: string; sentences: number }[];
  traces: { part: string; text: string; source: number; start: number; end: number }[];
  completeness: string;
  missing: string[];
}

it('refuses sources that no article can be made from, instead of an empty one', async () => {
  const sources = ['The Pluto folds in eight seconds. It weighs 12 kg.'];
  await expect(runAction(seoBlog, { keyword: 'folding bike', sources, language: 'en' })).rejects.toThrow(
    'Say too little about the keyword',
  );
});

async function write(input: Record<string, unknown>) {
  return (await runAction(seoBlog, { keyword: 'compost', language: 'en', ...input })).answer as unknown as Answer;
}

const PLAIN = [
  'Compost turns kitchen scraps into soil for the garden.',
  'Carbon comes from dry leaves and brown cardboard.',
  'Dry leaves keep carbon in the heap over the winter.',
  'Brown cardboard is torn before it is added as carbon.',
  'Water keeps the heap moist during hot summers.',
  'A moist heap needs water twice a week in hot summers.',
  'Too much water makes the heap smell of ammonia.',
].join(' ');

/** The sentences that stand in an article: without headings, footnotes and quotation marks. */
function sentencesOf(markdown: string): string[] {
  const lines = markdown.split('\n').filter((line) => line !== '' && !/^(?:#|\[\^)/u.test(line));
  return lines
    .flatMap((line) => line.split(/\[\^\d+\] ?/u))
    .map((text) => text.replace(/^[“«\u00A0]+|[”»\u00A0]+$/gu, '').replaceAll('\\', ''))
    .filter((text) => text !== '');
}

describe('seo_blog', () => {
  it('has no sentence that is not in a source at the place that its trace names', async () => {
    const sentence = fc.constantFrom(
      ...PLAIN.split(/(?<=\.) /u),
      'Is compost free?',
      'Yes, it is free for all gardens.',
      '## Soil and *water*',
      '- a list',
      'https://x.example/a is a link.',
      '<b>Bold</b> claims are made here.',
    );
    const source = fc.record({
      text: fc.array(sentence, { minLength: 1, maxLength: 25 }).map((all) => all.join('\n')),
      url: fc.constantFrom('', 'https://a.example/1'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(source, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('short', 'medium', 'long'),
        async (sources, length) => {
          // Sources without anything to cite are refused.
          const written = await write({ sources, length }).catch((error: unknown) => {
            if (error instanceof RejectedInputError) return null;
            throw error;
          });
          if (!written) return;
          const { article_md, traces, meta } = written;
          for (const { text, source: number, start, end } of traces)
            expect(onOneLine(sources[number - 1]?.text.slice(start, end) ?? '')).toBe(text);
          const traced = traces.map(({ text }) => text);
          for (const text of sentencesOf(article_md)) expect(traced).toContain(text);
          expect(new Set(traced).size).toBe(traced.length);
          expect(meta.title.length).toBeLessThanOrEqual(60);
          expect(meta.description.length).toBeLessThanOrEqual(155);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('groups similar sentences where neither caller nor sources give headings', async () => {
    const { outline } = await write({ sources: [PLAIN] });
    expect(outline.map(({ origin }) => origin)).toEqual(['term', 'term']);
    expect(outline.map(({ heading }) => heading).sort()).toEqual(['Carbon', 'Water']);
  });

  it('takes a short sentence that says something, and no call', async () => {
    const sources =
      '## Price\nAn oak table costs £650. Buy it now!\n## Care\nAn oak table needs oil. Wipe it with a damp cloth.';
    const { article_md } = await write({ keyword: 'oak table', sources });
    expect(article_md).toContain('An oak table costs £650.');
    expect(article_md).toContain('An oak table needs oil.');
    expect(article_md).not.toContain('Buy it now');
  });

  it('quotes sources with an address, and names them', async () => {
    const { article_md } = await write({ sources: [{ text: PLAIN, url: 'https://a.example/1', title: 'Guide' }] });
    expect(article_md).toContain('“Compost turns kitchen scraps into soil for the garden.”[^1]');
    expect(article_md).toContain('[^1]: Guide, <https://a.example/1>');
  });

  it('leaves out a sentence that refers to one that is not there', async () => {
    const text =
      'Compost is made of kitchen scraps and leaves. It is rich in carbon and nitrogen. Worms eat the scraps in the heap. They leave fine soil behind in the heap.';
    const { traces } = await write({ sources: [text], outline: ['Carbon and nitrogen', 'Worms in the heap'] });
    expect(traces.map((trace) => [trace.part, trace.text])).toEqual([
      ['opening', 'Compost is made of kitchen scraps and leaves.'],
      ['Worms in the heap', 'Worms eat the scraps in the heap.'],
      ['Worms in the heap', 'They leave fine soil behind in the heap.'],
    ]);
  });

  it('is brief with thin sources and pads nothing', async () => {
    const thin = await write({
      sources: ['Compost is soil made of kitchen scraps.'],
      outline: ['Worms', 'Water'],
      length: 'long',
    });
    expect(thin).toMatchObject({ completeness: 'brief', missing: ['Worms', 'Water'] });
    expect(sentencesOf(thin.article_md)).toEqual(['Compost is soil made of kitchen scraps.']);
  });

  it('cuts a description at a word, and keeps letters in the slug', async () => {
    const long = `Le cœur d'été ${'est chaud et sec '.repeat(12)}partout.`;
    const { meta } = await write({ keyword: 'Cœur d’été', sources: [long], language: 'fr' });
    expect(meta.slug).toBe('coeur-d-ete');
    expect(meta.description).toMatch(/[a-z]…$/u);
    expect(meta.description.length).toBeLessThanOrEqual(155);
  });

  it('takes a bounded time for the largest sources', async () => {
    const text = Array.from(
      { length: 3_000 },
      (_, i) => `Compost number ${i} holds ${i % 7} kinds of leaves and ${i % 11} kinds of scraps.`,
    ).join(' ');
    const start = process.threadCpuUsage();
    await write({ sources: [text, text.toUpperCase()].map((item) => item.slice(0, 200_000)), length: 'long' });
    expect(cpuMsSince(start)).toBeLessThan(6_000);
  });

  it.each([
    [{}, 'sources', 'Give sources to write from, or an outline to look for sources with'],
    [
      { sources: { text: 'x' } },
      'sources',
      expect.stringContaining('Must be a list of texts, or objects with "text", "title" or "url", or a text'),
    ],
    [
      { sources: [{ title: 'x' }] },
      'sources',
      'Source 1 must be a text or { "text": "...", "title": "...", "url": "https://..." }',
    ],
    [
      { sources: [{ text: 'x', url: 'javascript:alert(1)' }] },
      'sources',
      'Source 1: "url" must be an address of the web',
    ],
    [{ outline: [1] }, 'outline', 'Item 1 must be a text'],
  ])('refuses %j', async (input, field, message) => {
    await expect(write(input)).rejects.toMatchObject({ field, message });
  });
});
