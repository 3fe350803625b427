import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { createRecord, type RowRecord } from '../job/batch-job';
import { boundAnswer } from '../job/bounded-answer';
import { flattenAnswer } from './flatten-answer';
import { writeResultsCsv } from './write-results-csv';

/** The reverse of `flattenAnswer`, for the leaves as they are. */
function unflatten(leaves: ReadonlyMap<string, unknown>): object {
  const root: Record<string, unknown> = {};
  for (const [path, value] of leaves) {
    const names = (path.match(/(?:\\.|[^\\.])+/gs) ?? []).map((name) => name.replaceAll(/\\(.)/g, '$1'));
    let target = root;
    for (const name of names.slice(0, -1)) target = (target[name] ??= {}) as Record<string, unknown>; // made by this line
    target[names.at(-1) ?? ''] = typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value;
  }
  return root;
}

const aName = fc.string({ minLength: 1, maxLength: 6 }).filter((name) => name !== '__proto__');
const aLeaf = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.string({ maxLength: 8 }).filter((text) => !/^[[{]/.test(text)),
  fc.array(fc.integer(), { maxLength: 3 }),
);
const { answer } = fc.letrec<{ answer: Record<string, unknown>; value: unknown }>((tie) => ({
  answer: fc.dictionary(aName, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, aLeaf, tie('answer')),
}));

const FACTS = ['result.status', 'result.error', 'result.cost', 'result.request_id', 'result.note'];

async function write(
  rows: readonly string[][],
  records: readonly RowRecord[],
  columns: readonly string[] = ['a', 'b'],
) {
  const blob = await writeResultsCsv({
    table: { name: 'x', columns, rows },
    rows: rows.map((_, index) => index),
    records: new Map(records.map((record) => [record.index, record])),
  });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
  return { text, lines: papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data };
}

describe('the columns of an answer', () => {
  it('are the paths of its members; lists are JSON', () => {
    const found = flattenAnswer({ a: { b: 1, 'c.d': 'x' }, list: [{ e: 1 }], none: {}, nothing: null });
    expect([...found]).toEqual([
      ['a.b', 1],
      [String.raw`a.c\.d`, 'x'],
      ['list', '[{"e":1}]'],
      ['none', '{}'],
      ['nothing', null],
    ]);
  });

  it('lose nothing: the answer can be made again from them', () => {
    fc.assert(
      fc.property(answer, (data) => {
        expect(unflatten(flattenAnswer(data))).toEqual(data);
      }),
    );
  });
});

describe('the results as CSV', () => {
  it('are the columns of the file, the answer, and what became of the row', async () => {
    const { lines, text } = await write(
      [
        ['Zoé', '1'],
        ['Lin', '2'],
        ['Ada', '3'],
      ],
      [
        createRecord(0, { state: 'done', cost: 2, requestId: 'r1', data: { ok: true, deep: { n: -5 } } }),
        createRecord(1, { state: 'failed', error: 'Broken', requestId: 'r2' }),
      ],
    );
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(lines).toEqual([
      ['a', 'b', 'answer.ok', 'answer.deep.n', ...FACTS],
      ['Zoé', '1', 'true', '-5', 'done', '', '2', 'r1', ''],
      ['Lin', '2', '', '', 'failed', 'Broken', '', 'r2', ''],
      ['Ada', '3', '', '', 'waiting', '', '', '', ''],
    ]);
  });

  it('say of which answers only a part was kept', async () => {
    const whole = createRecord(0, { state: 'done', ...boundAnswer({ text: 'a' }) });
    const cut = createRecord(1, { state: 'done', ...boundAnswer({ text: 'a'.repeat(300_000), id: 7 }) });
    const { lines } = await write([['1'], ['2']], [whole, cut], ['n']);
    expect(lines.map((line) => line.slice(1))).toEqual([
      ['answer.text', 'answer.id', ...FACTS],
      ['a', '', 'done', '', '0', '', ''],
      ['(300000 characters, not kept)', '7', 'done', '', '0', '', expect.stringMatching(/^Not whole: /)],
    ]);
  });

  it('keep every cell that is no formula, and disarm those that are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 12 }), async (cell) => {
        const { lines } = await write([['x', cell]], []);
        const written = lines[1]?.[1] ?? '';
        expect(written === cell || written === `'${cell}`).toBe(true);
        expect(written).not.toMatch(/^[=@\t\r]/);
      }),
    );
  });

  it.each(['=1+1', '+cmd|x', '-2+3+cmd', '@SUM(A1)', '\t=1', '＝1+1', ' =1'])('disarm %j', async (cell) => {
    expect((await write([['x', cell]], [])).lines[1]?.[1]).toBe(`'${cell}`);
  });

  it.each(['+33 6 12 34 56 78', '-12.5', '2024-01-01', 'a=b'])('keep %j as it is', async (cell) => {
    expect((await write([['x', cell]], [])).lines[1]?.[1]).toBe(cell);
  });

  it('disarm what an answer says, and name no column twice', async () => {
    const record = createRecord(0, { state: 'done', data: { x: '=HYPERLINK("http://x")' } });
    const { lines } = await write([['1']], [record], ['answer.x']);
    expect(lines[0]?.slice(0, 2)).toEqual(['answer.x', 'answer.x (2)']);
    expect(lines[1]?.[1]).toBe(`'=HYPERLINK("http://x")`);
  });

  it('have a bounded number of columns', async () => {
    const data = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`m${index}`, index]));
    const { lines } = await write([['x']], [createRecord(0, { state: 'done', data })], ['a']);
    expect(lines[0]).toHaveLength(1 + 201 + FACTS.length);
    expect(JSON.parse(lines[1]?.[201] ?? '')).toHaveProperty('m249', 249);
  });
});
