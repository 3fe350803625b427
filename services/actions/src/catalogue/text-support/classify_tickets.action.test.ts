import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { type LabelledText, accuracy, labelledCases, macroF1, reportFigure } from '../../testing/labelled-set';
import { runAction } from '../../testing/run-action';
import { classifyTickets } from './classify_tickets.action';

interface Row {
  readonly category: string | null;
  readonly priority: string | null;
  readonly language: string | null;
  readonly confidence: number;
  readonly why: readonly { readonly text: string; readonly start: number; readonly end: number }[];
}

async function classify(tickets: unknown, more: Readonly<Record<string, unknown>> = {}) {
  const { data, warnings } = await runAction(classifyTickets, { tickets, ...more });
  return { rows: data['rows'] as readonly Row[], data, warnings }; // as the output schema has checked it
}

interface Labelled extends LabelledText {
  readonly priority: string;
}

const THRESHOLDS = { tuned: 0.9, 'held back': 0.75, fresh: 0.65, locked: 0.9, late: 0.35 };

describe('classify_tickets', () => {
  it.each(labelledCases<Labelled>(import.meta.dirname, 'classify_tickets', THRESHOLDS))(
    'finds category, priority and language of the labelled tickets (%s)',
    async (name, items, threshold) => {
      const { rows } = await classify(items);
      const pairs = (key: 'category' | 'priority' | 'language', expected: keyof Labelled) =>
        items.map((item, index) => ({ expected: item[expected], actual: String(rows[index]?.[key]) }));
      const f1 = reportFigure(`classify_tickets category macro-F1, ${name}`, macroF1(pairs('category', 'label')));
      const right = reportFigure(
        `classify_tickets priority accuracy, ${name}`,
        accuracy(pairs('priority', 'priority')),
      );
      expect(accuracy(pairs('language', 'language'))).toBeGreaterThan(0.95);
      expect(f1).toBeGreaterThan(threshold);
      expect(right).toBeGreaterThan(threshold);
    },
  );

  it('gives the words that decided, with their places', async () => {
    const text = 'Hello, where is my parcel? The tracking says nothing.';
    const [row] = (await classify([text])).rows;
    expect(row?.why.map(({ text: word }) => word)).toContain('where is my parcel');
    for (const { text: word, start, end } of row?.why ?? []) expect(text.slice(start, end)).toBe(word);
  });

  it.each([
    ['en', 'I wish to return this jacket', 'returns'],
    ['fr', "Je veux qu'on me rende : récupérer mon argent", 'returns'],
    ['fr', 'Merci de m’envoyer la facture de mars', 'billing'],
    ['fr', "J'aimerais annuler ma commande d'hier", 'cancellation'],
    ['fr', 'Comment supprimer une facture ?', 'how_to'],
    ['es', '¿Cómo puedo cambiar mi contraseña?', 'account'],
    ['es', 'Necesito un cambio de contraseña', 'account'],
    ['es', 'Necesito cambiar la dirección de correo', 'account'],
    ['es', 'Solicito que me devuelvan mi dinero', 'returns'],
    ['es', 'Espero el envío de la factura', 'billing'],
    ['es', 'Quiero anular mi pedido', 'cancellation'],
    ['es', '¿Cómo imprimo la factura?', 'how_to'],
    ['es', 'Quiero un cambio de talla', 'returns'],
    ['en', 'URGENT!!! site down for all our users', 'technical'],
    ['en', 'Our users cannot open the report', 'technical'],
    ['fr', 'Nos utilisateurs ne peuvent plus rien ouvrir', 'technical'],
    ['es', 'Nuestros usuarios no pueden abrir nada', 'technical'],
    ['en', 'How much is it for 40 users?', 'sales'],
  ])(
    'puts the same requests into the same categories in each language (%s: "%s")',
    async (language, text, category) => {
      const [row] = (await classify([text], { language })).rows;
      expect(row?.category).toBe(category);
    },
  );

  it.each([
    ['en', 'Please delete my account'],
    ['en', 'Kindly close our account'],
    ['en', 'I would love to get the receipt of May'],
    ['en', "I'd like a refund for the lamp"],
    ['fr', 'Nous souhaitons un remboursement'],
    ['fr', 'J’aimerais une facture'],
    ['fr', 'Pourriez-vous m’aider à importer une liste ?'],
    ['fr', 'Auriez-vous la gentillesse de fermer mon compte ?'],
    ['es', '¿Nos pueden ayudar a importar una lista?'],
    ['es', 'Quisiera un reembolso'],
    ['es', 'Gracias por enviarme el recibo'],
  ])('hears no opinion in a polite request (%s: "%s")', async (language, text) => {
    const [row] = (await classify([text], { language })).rows;
    expect(row).toMatchObject({ sentiment: 'neutral' });
  });

  it.each([
    ['en', 'Please tell the team that they were wonderful', 'positive'],
    ['fr', 'Je souhaite vous dire que le service est horrible', 'negative'],
    ['es', 'Por favor, esto es un desastre', 'negative'],
  ])('hears the opinion beside the courtesy (%s: "%s")', async (language, text, sentiment) => {
    const [row] = (await classify([text], { language })).rows;
    expect(row).toMatchObject({ sentiment });
  });

  it('is not urgent because it says so', async () => {
    const [row] = (await classify(['This is not urgent: how do I export my contacts?'])).rows;
    expect(row).toMatchObject({ priority: 'low' });
  });

  it('leaves tickets in other languages without a category, and says so', async () => {
    const { rows, warnings } = await classify([
      'Ich kann mich nicht mehr in mein Konto einloggen, bitte helfen Sie mir.',
    ]);
    expect(rows[0]).toMatchObject({ language: 'de', category: null, priority: null, sentiment: null });
    expect(warnings).toHaveLength(1);
  });

  it('gives a blank ticket a row with the reason', async () => {
    const { rows, warnings } = await classify([{ id: 'a', text: '' }, 'Where is my parcel?'], { language: 'en' });
    expect(rows[0]).toMatchObject({ id: 'a', category: null, priority: null, reason: 'blank' });
    expect(rows[1]).toMatchObject({ category: 'delivery', reason: null });
    expect(warnings).toEqual(['1 of 2 tickets are blank and have no category.']);
  });

  it('takes labels that are named like members of Object.prototype', async () => {
    const { rows } = await classify(['the constructor is slow'], {
      labels: ['constructor', '__proto__'],
      language: 'en',
    });
    expect(rows[0]?.category).toBe('constructor');
  });

  it.each([
    [{ labels: ['one'] }, 'labels', 'Must have two labels at least'],
    [{ labels: ['a', 'a'] }, 'labels', 'Must have each name once'],
    [{ labels: [1, 2] }, 'labels', 'Item 1: must be a name or an object with a "name"'],
    [{ labels: [{ name: 'a', keywords: [1] }, 'b'] }, 'labels', 'Item 1: each keyword must be a text'],
    [
      { labels: { a: 1 } },
      'labels',
      expect.stringContaining('Must be a list of texts, or objects with "name", "keywords" or "description"'),
    ],
    [{ examples: [{ text: 'x' }] }, 'examples', 'Item 1: "text" and "label" must be texts'],
    [
      { labels: ['a', 'b'], examples: [{ text: 'x', label: 'c' }] },
      'examples',
      'The label "c" is not in the list of labels',
    ],
  ])('refuses %j', async (more, field, message) => {
    await expect(runAction(classifyTickets, { tickets: ['x'], ...more })).rejects.toMatchObject({ field, message });
  });

  it('classifies 500 tickets within ten seconds', async () => {
    const before = process.threadCpuUsage();
    await classify(Array.from({ length: 500 }, (_, i) => `My order ${i} has not arrived, where is my parcel?`));
    expect(cpuMsSince(before)).toBeLessThan(10_000);
  });
});
