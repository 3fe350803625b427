import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RejectedInputError } from '../../engine/run-errors';
import { readLabelledSet } from '../../testing/labelled-set';
import { runAction } from '../../testing/run-action';
import { findDuplicates } from './detect-duplicates/find-duplicates';
import { makeList } from './detect-duplicates/made-up-list';
import { COMPARE_FIELDS } from './detect-duplicates/record-fields';
import { detectDuplicates } from './detect_duplicates.action';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';

const detect = async (records: unknown, more: object = {}) =>
  (await runAction(detectDuplicates, { records, ...more })).data;

/** Every field under its own name. */
const COLUMNS = Object.fromEntries(COMPARE_FIELDS.map((field) => [field, field]));

/** Two records of a customer list, and whether a person who sees both would call them one. */
interface Label {
  readonly a: Readonly<Record<string, string>>;
  readonly b: Readonly<Record<string, string>>;
  readonly same: boolean;
}

const LABELS = readLabelledSet<Label>(join(import.meta.dirname, 'fixtures/detect_duplicates.jsonl'));

/** Precision and recall over labelled pairs, each compared on its own. */
function rate(labels: readonly Label[]) {
  const found = labels.map(({ a, b }) => findDuplicates([a, b], COLUMNS, 0.85).pairs.length > 0);
  const wrong = labels.filter(({ same }, index) => found[index] !== same);
  const hits = labels.filter(({ same }, index) => same && found[index]).length;
  return {
    precision: hits / found.filter(Boolean).length,
    recall: hits / labels.filter(({ same }) => same).length,
    wrong: wrong.map(({ a, b, same }) => `${JSON.stringify(a)} ${JSON.stringify(b)} should be ${same}`),
  };
}

describe('detect_duplicates', () => {
  it('finds labelled pairs with a precision and recall of 0.9 at least', () => {
    const { precision, recall, wrong } = rate(LABELS.tuned);
    console.warn(`detect_duplicates, tuned on: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`, wrong);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it('finds held-back pairs with a precision of 0.9 and a recall of 0.8 at least', () => {
    const { precision, recall } = rate(LABELS.heldBack);
    console.warn(`detect_duplicates, held back: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  });

  it('finds 95 % of the rewritten records of a list of 10,000, and hardly others, within 20 seconds', () => {
    const list = makeList(10_000);
    const startedAt = process.threadCpuUsage();
    const { pairs } = findDuplicates(list as never, COLUMNS, 0.85); // Rows of texts.
    const seconds = cpuMsSince(startedAt) / 1_000;
    const rewritten = pairs.filter(({ a, b }) => b === a + 1 && b % 5 === 4).length;
    console.warn(
      `detect_duplicates, 10,000 records: ${seconds.toFixed(1)} s, recall ${rewritten / 2_000}, precision ${(rewritten / pairs.length).toFixed(3)}`,
    );
    expect(rewritten / 2_000).toBeGreaterThanOrEqual(0.95);
    expect(rewritten / pairs.length).toBeGreaterThanOrEqual(0.95);
    expect(seconds).toBeLessThan(20);
  });

  it('stays bounded when all 10,000 records are alike', () => {
    const startedAt = process.threadCpuUsage();
    const list = Array.from({ length: 10_000 }, (_, index) => ({
      name: 'Jean Dupont',
      city: 'Paris',
      email: `p${index}@x.fr`,
    }));
    const { compared } = findDuplicates(list, COLUMNS, 0.85);
    expect(compared).toBeLessThan(500_000);
    expect(cpuMsSince(startedAt)).toBeLessThan(20_000);
  });

  it('gives the same pairs whatever the order of the records', async () => {
    const list = makeList(60);
    const forward = await detect(list);
    const backward = await detect(list.toReversed());
    expect((backward['pairs'] as unknown[]).length).toBe((forward['pairs'] as unknown[]).length);
  });

  it('takes a shortened name for the same only where more agrees', async () => {
    const shop = (name: string, phone: string) => ({ company: name, phone });
    const join = async (...records: object[]) => (await detect(records))['clusters'];
    expect(await join(shop("Art's Delicatessen", '8187621221'), shop("Art's Deli", '818-762-1221'))).toHaveLength(1);
    expect(await join(shop('Micro Systems', '8187621221'), shop('Microsoft Systems', '4157770000'))).toEqual([]);
  });

  it('does not join two people by a record that is like both', async () => {
    const records = [
      { name: 'Paul Martin', email: 'paul.martin@acme.fr', phone: '0612345678' },
      { name: 'P. Martin', email: '', phone: '0612345678' },
      { name: 'Pascale Martin', email: 'pascale@other.fr', phone: '0612345678' },
    ];
    const { clusters } = await detect(records);
    expect(clusters).toMatchObject([{ records: { length: 2 } }]);
  });

  it('completes the survivor and says from which record', async () => {
    const records = [
      { name: 'Ana Ruiz', email: 'ana@ruiz.es', phone: '', city: 'Cádiz', note: 'x' },
      { name: 'Ana Ruiz', email: 'ana@ruiz.es', phone: '600111222', city: null },
    ];
    expect((await detect(records))['survivors']).toEqual([
      { cluster: 1, index: 0, merged: { ...records[0], phone: '600111222' }, filled_from: { phone: 1 } },
    ]);
  });

  it('finds records that are equal in everything, and warns when one column alone was compared', async () => {
    const { data, warnings } = await runAction(detectDuplicates, {
      records: [{ name: 'Acme SA' }, { name: 'Acme SA' }, { name: 'Other' }],
    });
    expect(data).toMatchObject({ summary: { duplicates: 1 }, pairs: [{ a: 0, b: 1 }] });
    expect(data).toHaveProperty('pairs.0.score', expect.closeTo(0.97, 1));
    expect(warnings).toEqual([expect.stringMatching(/^Only "name" was compared/)]);
    const alike = await runAction(detectDuplicates, {
      records: [
        { name: 'Jean Dupont', city: 'Paris' },
        { name: 'Jean Dupont', city: 'Paris' },
      ],
    });
    expect(alike).toMatchObject({ data: { summary: { duplicates: 1 } }, warnings: [] });
  });

  it.each([
    [
      { name: 'Jürgen Müller', city: 'Köln' },
      { name: 'Juergen Mueller', city: 'Koeln' },
    ],
    [
      { name: 'Groß Öl', city: 'Bad Sölden' },
      { name: 'Gross Oel', city: 'Bad Soelden' },
    ],
  ])('reads %j and %j as one spelling', async (a, b) => {
    expect(await detect([a, b])).toMatchObject({ summary: { duplicates: 1 } });
  });

  it('takes an explicit threshold', async () => {
    const records = [
      { name: 'Jean Dupont', city: 'Paris', phone: '' },
      { name: 'Jean Dupont', city: 'Paris', phone: '0612345678' },
    ];
    expect(await detect(records)).toMatchObject({ pairs: [] });
    expect(await detect(records, { threshold: 0.6 })).toMatchObject({ pairs: [{ a: 0, b: 1 }] });
  });

  it('survives hostile rows: prototype names, numbers, long texts', async () => {
    const records = [
      JSON.parse('{"__proto__": "x", "name": 12, "email": true}'),
      { name: 'é'.repeat(5_000), constructor: 'x' },
      { name: null },
    ];
    expect(await detect(records)).toMatchObject({ clusters: [] });
  });

  it.each([
    [[{ a: 1 }], {}, 'records', /^No column with a name/],
    [[{ name: { x: 1 } }], {}, 'records', /^Row 1: "name" must be a text/],
    [[{ name: 'x' }], { fields: { nickname: 'name' } }, 'fields', /^"nickname" is not one of/],
    [[{ name: 'x' }], { fields: { name: 'nom' } }, 'fields', /^No record has the column "nom"/],
    ['x', {}, 'records', /^Must be a list/],
  ])('refuses %j', async (records, more, field, message) => {
    const error = await detect(records, more).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RejectedInputError);
    expect(error).toMatchObject({ field, message: expect.stringMatching(message) });
  });
});
