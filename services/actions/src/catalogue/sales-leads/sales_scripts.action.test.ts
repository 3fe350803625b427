import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInput, anyTone } from '../../testing/any-fact';
import { inventedIn } from '../../testing/invented-in';
import { runAction } from '../../testing/run-action';
import { FRAMEWORKS, objectionKind } from './sales-scripts/frameworks';
import { salesScripts } from './sales_scripts.action';
import objections from './fixtures/objections.json';

interface Script {
  sections: { id: string; lines: string[] }[];
  questions: { stage: string; question: string }[];
  missing: string[];
}

async function write(input: Record<string, unknown>) {
  const { answer } = await runAction(salesScripts, { product: 'a tool', audience: 'teams', language: 'en', ...input });
  return answer as unknown as Script;
}

const frameworks = Object.entries(FRAMEWORKS);
const languages = ['en', 'fr', 'es'];

describe('sales_scripts', () => {
  it.each(frameworks.flatMap(([name, stages]) => languages.map((language) => [name, language, stages] as const)))(
    'has every stage of %s in %s, in order, with two questions at least',
    async (framework, language, stages) => {
      const { sections, questions } = await write({ framework, language });
      expect(sections.map(({ id }) => id)).toEqual(['opening', ...stages, 'pitch', 'close']);
      for (const stage of stages) {
        const asked = questions.filter((question) => question.stage === stage);
        expect(asked.length).toBeGreaterThanOrEqual(2);
        for (const { question } of asked) expect(question).toMatch(language === 'fr' ? /\u00A0\?$/u : /\?$/u);
      }
    },
  );

  it('uses the answers of the caller and marks those that are missing', async () => {
    const { sections, missing } = await write({
      objections: [{ objection: 'Too expensive', answer: 'It pays for itself.' }, 'We already use Excel'],
    });
    expect(sections.find(({ id }) => id === 'objections')?.lines).toEqual([
      '“Too expensive”',
      expect.stringMatching(/\?$/u),
      'It pays for itself.',
      expect.stringMatching(/\?$/u),
      '“We already use Excel”',
      expect.stringMatching(/\?$/u),
      '[your answer]',
      expect.stringMatching(/\?$/u),
    ]);
    expect(missing).toContain('answer: We already use Excel');
  });

  it.each([
    ['en', 'They lose leads', 'They lose leads. How do you handle that today?'],
    ['en', 'planning shifts', 'How do you handle planning shifts today?'],
    ['fr', 'Vous perdez des clients', 'Vous perdez des clients. Comment gérez-vous cela aujourd’hui\u00A0?'],
    ['es', 'Tienen mermas cada mes.', 'Tienen mermas cada mes. ¿Cómo lo gestiona hoy?'],
  ])('asks about a problem in %s that is a sentence or none: %s', async (language, problem, expected) => {
    for (const framework of ['spin', 'bant']) {
      const { questions } = await write({ language, problem, framework });
      expect(questions.filter(({ question }) => question.includes(problem.slice(0, 12)))).toMatchObject([
        { question: expected },
      ]);
    }
  });

  it('asks what is difficult about a problem that is a sentence', async () => {
    const { questions } = await write({ problem: 'They lose leads', framework: 'meddic' });
    expect(questions.map(({ question }) => question)).toContain(
      'They lose leads. What is the most difficult part of it?',
    );
    const spanish = await write({ problem: 'el almacén', framework: 'meddic', language: 'es' });
    expect(spanish.questions.map(({ question }) => question).join(' ')).not.toContain('de el almacén');
  });

  it('says in French who calls, from where', async () => {
    const openings = await Promise.all(
      ['a', 'b', 'c', 'd'].map((product) =>
        write({ product, language: 'fr', caller: 'Zoé', company: "l'Atelier d'Émile" }),
      ),
    );
    for (const { sections } of openings) expect(sections[0]?.lines[0]).toContain('de l’Atelier d’Émile');
  });

  it.each(objections)('takes %j for an objection about %s', (text, kind) => {
    expect(objectionKind(text)).toBe(kind);
  });

  it('states no number, address or name that the input does not hold', async () => {
    const input = anyInput((fact) => ({
      product: fact,
      audience: fact,
      problem: fact,
      benefits: fc.array(fact, { maxLength: 4 }),
      objections: fc.array(fact, { maxLength: 4 }),
      next_step: fact,
      company: fact,
      framework: fc.constantFrom('spin', 'bant', 'meddic'),
      tone: anyTone,
    }));
    const allowed = new Set(['IT']);
    await fc.assert(
      fc.asyncProperty(input, async (given) => {
        const invented = await inventedIn(salesScripts, given, ['sections']);
        expect(invented.filter((fact) => !allowed.has(fact))).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('addresses the customer as the tone says', async () => {
    const all = async (tone: string, framework: string) => {
      const { sections } = await write({
        tone,
        framework,
        language: 'fr',
        objections: ['Trop cher', 'Plus tard', 'Déjà un outil', 'Pas intéressé', 'Hum'],
      });
      return sections.flatMap(({ lines }) => lines).join(' ');
    };
    for (const framework of Object.keys(FRAMEWORKS)) {
      expect(await all('professional', framework)).not.toMatch(/(?<!\p{L})(?:(?:tu|toi|te|ton|tes)(?!\p{L})|t’)/u);
      expect((await all('friendly', framework)).replaceAll(/\[.*?\]/gu, '')).not.toMatch(/\b(?:vous|votre|vos)\b/u);
    }
  });

  it.each([
    [{ objections: 'Too expensive' }, 'objections', 'Must be a list'],
    [
      { objections: [{ answer: 'x' }] },
      'objections',
      'Item 1 must be a text or { "objection": "...", "answer": "..." }',
    ],
  ])('refuses %j', async (input, field, message) => {
    await expect(write(input)).rejects.toMatchObject({ field, message });
  });
});
