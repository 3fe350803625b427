import { describe, expect, it, onTestFinished } from 'vitest';
import { configureAction } from '../../engine/model-path/configure-action';
import { runWithModel } from '../../engine/model-path/run-with-model';
import { LanguageModel } from '../../ports/language-model';
import { aRun } from '../../testing/a-run';
import { drawInvoice, drawPdf } from '../../testing/invoices/draw-invoice';
import { LABELLED_INVOICES } from '../../testing/invoices/labelled-invoices';
import { findInvoiceWords } from '../../testing/invoices/invoice-words';
import { completion, ModelEndpoint, modelSettings } from '../../testing/model-endpoint';
import { runAction } from '../../testing/run-action';
import { extractPdfJson } from './extract-pdf-json.action';

interface Result {
  readonly data: Readonly<
    Record<string, { readonly value: string | number; readonly page: number; readonly quote: string } | null>
  >;
  readonly missing: readonly string[];
  readonly tables:
    readonly { readonly columns: readonly string[] | null; readonly rows: readonly (readonly string[])[] }[] | null;
}

async function extract(bytes: Uint8Array, fields: unknown, input: object = {}): Promise<Result> {
  const file = `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`;
  const { data } = await runAction(extractPdfJson, { file, fields, ...input });
  return data as unknown as Result; // checked against the output schema
}

const valuesOf = ({ data }: Result) =>
  Object.fromEntries(Object.entries(data).map(([name, found]) => [name, found?.value ?? null]));

const form = () =>
  drawPdf({
    content: [
      'Policy no.: PX-20417-B',
      { columns: [{ text: 'Start date', width: 120 }, '1er mars 2026'] },
      {
        columns: [
          ['Premium', '1 234,50 €'],
          ['Insured', 'Ada Lovelace'],
        ],
        margin: [0, 10, 0, 10],
      },
      'Rate: 5,5 %. Contact: ada@example.org or +33 6 12 34 56 78, www.example.org/policies',
      'Account FR76 3000 6000 0112 3456 7890 189',
      { text: 'Signed by: Charles Babbage', pageBreak: 'before' },
    ],
  });

describe('extract-pdf-json', () => {
  it('reads every type, beside its label, below it, or by its form', async () => {
    const result = await extract(
      await form(),
      [
        { name: 'policy', labels: ['Policy no.'], type: 'code' },
        { name: 'start_date', type: 'date' },
        { name: 'premium', type: 'money' },
        { name: 'insured' },
        { name: 'rate', type: 'percent' },
        { name: 'mail', type: 'email' },
        { name: 'mobile', type: 'phone' },
        { name: 'site', type: 'url' },
        { name: 'account', type: 'iban' },
        { name: 'signedBy' },
        { name: 'masked', mask: 'AA-99999-A' },
      ],
      { language: 'fr' },
    );
    expect(valuesOf(result)).toEqual({
      policy: 'PX-20417-B',
      start_date: '2026-03-01',
      premium: 1234.5,
      insured: 'Ada Lovelace',
      rate: 5.5,
      mail: 'ada@example.org',
      mobile: '+33612345678',
      site: 'www.example.org/policies',
      account: 'FR7630006000011234567890189',
      signedBy: 'Charles Babbage',
      masked: 'PX-20417-B',
    });
    expect(result.missing).toEqual([]);
    expect(result.data['signedBy']?.page).toBe(2);
  });

  it('leaves blank what is not there, and does not take a label for a value', async () => {
    const bytes = await drawPdf({
      content: [{ columns: ['Name', 'City', 'Country'] }, { columns: ['', 'Paris', ''] }],
    });
    const result = await extract(bytes, ['name', 'city', 'country', { name: 'vat', type: 'iban' }]);
    expect(valuesOf(result)).toEqual({ name: null, city: 'Paris', country: null, vat: null });
    expect(result.missing).toEqual(['name', 'country', 'vat']);
  });

  it('finds known values of generated invoices by their labels', async () => {
    let right = 0;
    let all = 0;
    for (const facts of LABELLED_INVOICES) {
      const words = findInvoiceWords(facts.language, facts.id.length + facts.lines.length);
      const result = await extract(await drawInvoice(facts), [
        { name: 'number', labels: [words.number, words.title], type: 'code' },
        { name: 'date', labels: [words.issueDate], type: 'date' },
        { name: 'due', labels: [words.dueDate], type: 'date' },
        { name: 'order', labels: [words.order], type: 'code' },
        { name: 'iban', type: 'iban' },
      ]);
      const isValid = facts.irregularity !== 'bad-iban';
      const truth = {
        number: facts.number,
        date: facts.issueDate,
        due: facts.dueDate,
        order: facts.orderReference,
        iban: isValid ? facts.seller.iban : null,
      };
      const values = valuesOf(result);
      for (const [name, value] of Object.entries(truth)) {
        all += 1;
        if (values[name] === value) right += 1;
      }
    }
    process.stdout.write(`Fields by label: ${right} of ${all}\n`);
    expect(right / all).toBeGreaterThanOrEqual(0.95);
  });

  it('gives the cells of tables, with wrapped texts and empty cells', async () => {
    const body = [
      ['Part', 'Made in', 'Weight', 'Price'],
      ['Wheel', 'Turin', '1.5 kg', '12.00'],
      ['A crank with a name that is far too long for its column', 'Lyon', '', '7.25'],
      ['Axle', 'León', '0.8 kg', '3.10'],
      ['Frame', 'Leeds', '4.0 kg', '88.00'],
    ];
    const bytes = await drawPdf({
      content: [
        'Parts of the engine are listed here for their customers.',
        { text: ' ', margin: [0, 20] },
        { table: { widths: [150, 80, 80, 80], body: structuredClone(body) } },
      ],
    });
    const { tables } = await extract(bytes, ['x'], { tables: true });
    expect(tables).toMatchObject([{ columns: body[0], rows: body.slice(1) }]);
  });

  it('gives no tables where there are none, and null where they are not wanted', async () => {
    const bytes = await drawPdf({
      content: ['A letter of a few lines.', 'It has no table at all.', 'Only sentences are here.'],
    });
    expect((await extract(bytes, ['x'], { tables: true })).tables).toEqual([]);
    expect((await extract(bytes, ['x'])).tables).toBeNull();
  });

  it.each([
    ['text', 'Must be a list of texts, or objects with "name", "type", "labels" or "mask"'],
    [{}, 'at least one'],
    [[7], 'Field 1 must be an object'],
    [[{ type: 'date' }], 'Field 1: "name" must be a text.'],
    [[{ name: 'a', type: 'regex' }], 'Item 1: "type" must be one of'],
    [['a', 'a'], '"a" is named twice.'],
    [[{ name: 'a', labels: ['...'] }], 'a label must have a letter'],
    [[{ name: 'a', mask: '---' }], 'Field 1: "mask" must be like'],
    [Array.from({ length: 61 }, (_, index) => `f${index}`), 'at most 60'],
  ])('refuses the fields %j', async (fields, message) => {
    await expect(extract(await drawPdf({ content: 'x' }), fields)).rejects.toThrow(message);
  });

  it('takes names of prototypes as any other', async () => {
    const bytes = await drawPdf({ content: ['constructor: 17', '__proto__: 18'] });
    const result = await extract(bytes, [
      { name: 'constructor', type: 'number' },
      { name: '__proto__', labels: ['proto'], type: 'number' },
    ]);
    expect(Object.keys(result.data)).toEqual(['constructor', '__proto__']);
    expect(result.data['constructor']?.value).toBe(17);
  });
});

describe('extract-pdf-json with a model', () => {
  /** "assuré" is no label of the form, so the embedded engine leaves it out. */
  const fields = [{ name: 'premium', type: 'money' }, { name: 'assuré' }, { name: 'due', type: 'date' }];

  async function choose(chosen: Readonly<Record<string, string>>) {
    const endpoint = await ModelEndpoint.start();
    onTestFinished(() => endpoint.stop());
    endpoint.answer = completion(JSON.stringify({ chosen }));
    const settings = modelSettings(endpoint, { timeoutMs: 5_000 });
    const action = configureAction(extractPdfJson, settings);
    const file = `data:application/pdf;base64,${Buffer.from(await form()).toString('base64')}`;
    const { data } = await runWithModel({
      ...{ action, input: { file, fields }, model: new LanguageModel(settings), account: 'one', signal: aRun().signal },
      run: (input) => runAction(extractPdfJson, input),
    });
    action.assertOutput(data);
    return data;
  }

  it('fills what is missing with a text of the document, at its place', async () => {
    expect(await choose({ assuré: 'p. 1: Ada Lovelace', due: 'none' })).toMatchObject({
      engine: 'llm',
      missing: ['due'],
      data: {
        premium: { value: 1234.5 },
        assuré: { value: 'Ada Lovelace', quote: 'Ada Lovelace', page: 1, confidence: 0.5 },
        due: null,
      },
    });
  });

  it.each([
    ['chooses nothing', { assuré: 'none', due: 'none' }],
    ['invents a value', { assuré: 'p. 1: Grace Hopper', due: 'none' }],
    ['chooses a text of another type', { assuré: 'none', due: 'p. 1: Ada Lovelace' }],
  ])('leaves blank what is missing when it %s', async (_, chosen) => {
    const data = await choose(chosen);
    expect(data).toMatchObject({ engine: 'deterministic', missing: ['assuré', 'due'] });
    expect(data).not.toHaveProperty('chosen');
  });
});
