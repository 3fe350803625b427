import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { isOutputFile } from '../../engine/files';
import { anyInput } from '../../testing/any-fact';
import { inventedIn } from '../../testing/invented-in';
import { runAction } from '../../testing/run-action';
import { caseStudies } from './case_studies.action';

const FACTS = {
  challenge: 'Plans were wrong by Wednesday',
  solution: ['Drivers confirm by phone'],
  results: [{ label: 'Overtime', before: '310 h', after: '248 h' }, 'No missed rest since May'],
};

it('refuses a case study of a name alone', async () => {
  await expect(runAction(caseStudies, { customer: 'Acme', facts: {}, language: 'en' })).rejects.toThrow(
    'a name alone is no case study',
  );
});

async function write(input: Record<string, unknown>) {
  const { answer, data, warnings } = await runAction(caseStudies, {
    customer: 'Morel',
    facts: FACTS,
    language: 'en',
    ...input,
  });
  const bytes = isOutputFile(data['file']) ? data['file'].$file.bytes : new Uint8Array();
  return { answer, text: String(answer['case_md']), bytes, warnings };
}

describe('case_studies', () => {
  it('tells challenge, solution and results, with figures and quotes as they were given', async () => {
    const { text } = await write({ quotes: [{ text: '"It is still true."', name: 'Claire', role: 'COO' }] });
    expect(text).toBe(
      '# Morel: Overtime from 310 h to 248 h\n\n## The challenge\n\nPlans were wrong by Wednesday.\n\n## The solution\n\nDrivers confirm by phone.\n\n' +
        '> “It is still true.”\n>\n> – Claire, COO\n\n## The results\n\n| Figure | Before | After |\n| --- | --- | --- |\n| Overtime | 310 h | 248 h |\n\nNo missed rest since May.\n',
    );
  });

  it('reads lines with bullets as a list, and the French name of a label', async () => {
    const { text } = await write({
      facts: {
        challenge: '- late invoices\n- no visibility',
        results: [{ libellé: 'Overtime', avant: '310 h', après: '248 h' }],
      },
    });
    expect(text).toContain('## The challenge\n\nLate invoices. No visibility.\n');
    expect(text).toContain('| Overtime | 310 h | 248 h |');
  });

  it('writes a PDF and a Word document with all of the text', async () => {
    const facts = { ...FACTS, industry: 'Transport', about: 'Morel <b>est</b> née en 1950 à Évry' };
    const pdf = await write({ facts, format: 'pdf', language: 'fr' });
    const { text: printed } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), {
      mergePages: true,
    });
    const docx = await write({ facts, format: 'docx', language: 'fr' });
    const xml = strFromU8(unzipSync(docx.bytes)['word/document.xml'] ?? new Uint8Array());
    const word = xml
      .replace(/<[^>]+>/gu, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    for (const text of [printed.replace(/\s+/gu, ' '), word.replace(/\s+/gu, ' ')]) {
      for (const part of ['Le défi', 'Plans were wrong by Wednesday.', '310 h', 'Morel <b>est</b> née en 1950 à Évry.'])
        expect(text).toContain(part);
    }
  });

  it('is brief where the story has holes, and fills none', async () => {
    const { answer, text, warnings } = await write({ facts: { challenge: 'Plans were wrong', shoe_size: 42 } });
    expect(answer).toMatchObject({
      completeness: 'brief',
      missing: ['solution', 'results', 'quotes', 'industry'],
      unused: ['shoe_size'],
    });
    expect(text).toBe('# Morel\n\n## The challenge\n\nPlans were wrong.\n');
    expect(warnings).toEqual(['Brief, without solution, results.']);
  });

  it('has every number of the facts and no other', async () => {
    const input = anyInput((fact) => ({
      customer: fact,
      facts: fc.record({
        challenge: fc.array(fact, { maxLength: 2 }),
        solution: fc.array(fact, { maxLength: 2 }),
        results: fc.array(fc.oneof(fact, fc.record({ label: fact, before: fc.nat(), after: fc.nat() })), {
          maxLength: 4,
        }),
      }),
      quotes: fc.array(fc.record({ text: fc.constant('So it is.'), name: fact }), {
        minLength: 1,
        maxLength: 2,
      }),
    }));
    await fc.assert(
      fc.asyncProperty(input, async (given) => {
        const plain = { ...given, again: JSON.stringify(given) };
        const invented = await inventedIn(caseStudies, plain, ['case_md']);
        expect(invented.filter((fact) => !plain.again.includes(fact.replace(/[*\\|]+/gu, '')))).toEqual([]);
        const { text } = await write(given);
        for (const result of given.facts.results)
          if (typeof result !== 'string') expect(text).toContain(String(result.after));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [{ facts: 'x' }, 'facts', 'Must be an object'],
    [{ facts: { results: [{ label: 'x' }] } }, 'facts', '"results" an object needs "label" and "after"'],
    [{ facts: { challenge: {} } }, 'facts', '"challenge" must be a list of texts, or a text'],
    [{ quotes: [{ name: 'Ada' }] }, 'quotes', 'Item 1 has no text'],
  ])('refuses %j', async (input, field, message) => {
    await expect(write(input)).rejects.toMatchObject({ field, message: expect.stringContaining(message) });
  });
});
