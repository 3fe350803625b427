import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { labelledCases, reportFigure } from '../../testing/labelled-set';
import { runAction } from '../../testing/run-action';
import { customChatbot } from './custom_chatbot.action';
import bases from './fixtures/custom_chatbot.knowledge.json';

interface Answer {
  readonly answer: string | null;
  readonly sources: readonly {
    readonly id: string;
    readonly quote: string;
    readonly start: number;
    readonly end: number;
  }[];
  readonly handoff: { readonly needed: boolean; readonly reason: string | null };
}

async function ask(question: string, knowledge: unknown, more: Readonly<Record<string, unknown>> = {}) {
  const { data, warnings } = await runAction(customChatbot, { question, knowledge, ...more });
  return { ...(data as unknown as Answer), warnings }; // as the output schema has checked it
}

interface Labelled {
  readonly knowledge: number;
  readonly question: string;
  /** Any of these; none when the knowledge does not have it. */
  readonly sources: readonly string[];
}

const CASES = labelledCases<Labelled>(import.meta.dirname, 'custom_chatbot', { tuned: 0.85, 'held back': 0.7 });

describe('custom_chatbot', () => {
  it.each(CASES)('answers what it knows and refuses the rest (%s)', async (name, items, threshold) => {
    const answers = await Promise.all(
      items.map(async ({ question, knowledge, sources }) => {
        const { sources: found } = await ask(question, bases[knowledge]?.knowledge);
        return { question, sources, found: found[0]?.id };
      }),
    );
    const known = answers.filter(({ sources }) => sources.length > 0);
    const unknown = answers.filter(({ sources }) => sources.length === 0);
    const hits =
      known.filter(({ sources, found }) => found !== undefined && sources.includes(found)).length / known.length;
    const refused = unknown.filter(({ found }) => found === undefined).length / unknown.length;
    expect(reportFigure(`custom_chatbot hit@1, ${name}`, hits)).toBeGreaterThan(threshold);
    expect(reportFigure(`custom_chatbot refusals, ${name}`, refused)).toBeGreaterThan(0.85);
  });

  const knowledge = [
    { id: 'es', question: 'How long does delivery to Spain take?', answer: 'Five days.' },
    { id: 'fr', question: 'How long does delivery to France take?', answer: 'Two days.' },
    { id: 'inv', question: 'Where is my invoice?', answer: 'Under Billing.' },
  ];

  it('understands a short question by the one before', async () => {
    const history = [
      { role: 'user', text: 'How long does delivery take?' },
      { role: 'assistant', text: 'Where to?' },
    ];
    expect(await ask('And to Spain?', knowledge, { history, language: 'en' })).toMatchObject({ answer: 'Five days.' });
  });

  it('finds what is misspelt by one letter', async () => {
    expect(await ask('where is my invioce', knowledge, { language: 'en' })).toMatchObject({ answer: 'Under Billing.' });
  });

  it.each([
    ['en', 'I want to talk to a human about my invoice'],
    ['fr', 'Je veux parler à un conseiller'],
    ['es', 'Quiero hablar con una persona'],
  ])('hands over on request (%s)', async (language, question) => {
    expect(await ask(question, knowledge, { language })).toMatchObject({
      handoff: { needed: true, reason: 'requested' },
    });
  });

  it.each([
    ['Who is the director?', 'en', 'Someone from our team can help: help@x.example'],
    ['Qui est le directeur ?', 'fr', 'Une personne de notre équipe peut vous aider\u00A0: help@x.example'],
    ['¿Quién es el director?', 'es', 'Una persona de nuestro equipo puede ayudarle: help@x.example'],
  ])('names the contact in the sentence that hands over: %s', async (question, language, end) => {
    const knowledge = [{ question: 'Delivery', answer: '2 days' }];
    const { data } = await runAction(customChatbot, {
      question,
      knowledge,
      language,
      handoff_contact: 'help@x.example',
    });
    expect(data['handoff']).toMatchObject({ message: expect.stringContaining(end) as string });
  });

  it.each([
    [
      'en',
      'Is delivery free in Corsica?',
      'Delivery is free in mainland France. In Corsica, it costs 45 euros. We close on Mondays.',
    ],
    [
      'fr',
      'La livraison est-elle gratuite en Corse ?',
      'La livraison est gratuite en France. En Corse, elle coûte 45 €. Nous fermons le lundi.',
    ],
    [
      'es',
      '¿El envío es gratis en Canarias?',
      'El envío es gratis en la península. En Canarias cuesta 12 €. Cerramos el lunes.',
    ],
  ])('quotes what is said of the case that is asked about (%s)', async (language, question, text) => {
    const { data } = await runAction(customChatbot, { question, language, knowledge: [{ title: 'Terms', text }] });
    expect(data['answer']).toBe(
      text
        .split(/(?<=[.]) /u)
        .slice(0, 2)
        .join(' '),
    );
  });

  it('quotes a long document at its place', async () => {
    const filler = Array.from({ length: 200 }, (_, i) => `Paragraph ${i} is about something else entirely.`).join(' ');
    const text = `${filler} The lift is inspected every six months by an engineer. ${filler}`;
    const { answer, sources } = await ask('How often is the lift inspected?', [text], { language: 'en' });
    expect(answer).toBe('The lift is inspected every six months by an engineer.');
    for (const { quote, start, end } of sources) expect(text.slice(start, end)).toBe(quote);
  });

  it('warns when question and knowledge are in different languages', async () => {
    const { warnings, answer } = await ask('Combien de temps faut-il pour recevoir ma commande chez moi ?', knowledge);
    expect(answer).toBeNull();
    expect(warnings).toHaveLength(1);
  });

  it.each([
    [{ knowledge: 7 }, 'knowledge', 'Must be a list of questions with answers, or of documents with a "text"'],
    [{ knowledge: [{ question: 'x' }] }, 'knowledge', 'Item 1: needs an "answer" to a "question", or a "text"'],
    [{ knowledge: [null] }, 'knowledge', 'Item 1: must be a text or an object'],
    [
      { history: 'x' },
      'history',
      expect.stringContaining('Must be a list of objects with "role" or "text", for example [{'),
    ],
    [{ history: [{ role: 'user' }] }, 'history', 'Item 1: must have a "role" and a "text"'],
  ])('refuses %j', async (input, field, message) => {
    await expect(runAction(customChatbot, { question: 'x', knowledge: ['x'], ...input })).rejects.toMatchObject({
      field,
      message,
    });
  });

  it('answers from 300 kB within five seconds', async () => {
    const text = Array.from({ length: 6_000 }, (_, i) => `Sentence ${i} speaks of topic${i % 5_000} and others.`).join(
      ' ',
    );
    const before = process.threadCpuUsage();
    await ask('What is said of topic77?', [text], { language: 'en' });
    expect(cpuMsSince(before)).toBeLessThan(5_000);
  });
});
