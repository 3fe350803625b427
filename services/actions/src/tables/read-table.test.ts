import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { RejectedInputError } from '../engine/run-errors';
import { readTable } from './read-table';
import { toSafeCell } from './safe-cells';
import { writeXlsx } from './write-xlsx';

const read = (bytes: Uint8Array) => readTable('file', { name: 'f', mime: 'text/csv', bytes });
const text = (content: string) => read(Buffer.from(content));

describe('readTable', () => {
  it.each([
    ['a,b\n1,2', ['a', 'b'], [['1', '2']]],
    ['a;b\n1,5;"x;y"\n', ['a', 'b'], [['1,5', 'x;y']]],
    ['a\tb\r\n1\t2', ['a', 'b'], [['1', '2']]],
    ['\uFEFFa,b\n1,', ['a', 'b'], [['1', null]]],
    ['a,,a\n1,2,3,4', ['a', 'column_2', 'a_2', 'column_4'], [['1', '2', '3', '4']]],
    ['__proto__,b\n1,2', ['__proto__', 'b'], [['1', '2']]],
  ])('reads %j', async (content, columns, rows) => {
    expect(await text(content)).toEqual({ columns, rows });
  });

  it('reads the code page of Windows', async () => {
    expect(await read(Buffer.from('ville\nOrl\xe9ans', 'latin1'))).toMatchObject({ rows: [['Orléans']] });
  });

  it('reads back what it wrote, with formulas as texts', async () => {
    const rows = [
      ['=1+1', 12.5, true, null],
      ['+33612345678', -5, false, '@x'],
      ['é\u0001<b>', 0, true, '-cmd'],
    ];
    const table = await read(await writeXlsx({ columns: ['=a', 'b', 'c', 'd'], rows }, 'Sheet'));
    expect(table.columns).toEqual(["'=a", 'b', 'c', 'd']);
    expect(table.rows).toEqual([
      ["'=1+1", 12.5, true, null],
      ['+33612345678', -5, false, "'@x"],
      ['é<b>', 0, true, "'-cmd"],
    ]);
  });

  it('refuses an archive that unpacks to far more than it is', async () => {
    const bomb = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(20_000_000) }));
    await expect(read(bomb)).rejects.toThrow(
      new RejectedInputError('file', 'The archive unpacks to more than 100 times its size.'),
    );
  });

  it.each([
    [Buffer.from(''), 'Must have a line'],
    [Buffer.from('a,b'), 'Must have a line'],
    [Buffer.from('PK not a zip'), 'cannot be read as a ZIP archive'],
    [Buffer.from(zipSync({ 'a.txt': new Uint8Array(3) })), 'Cannot be read as an XLSX'],
    [Buffer.from(`a\n${'1\n'.repeat(10_001)}`), 'Must have at most 10000 rows'],
    [Buffer.from(`${'a,'.repeat(201)}\n1`), 'Must have at most 200 columns'],
  ])('refuses other content (%#)', async (bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message);
  });

  it.each(['=1', '+x', '-x', '@x', '\tx'])('makes %j safe', (cell) => {
    expect(toSafeCell(cell)).toBe(`'${cell}`);
  });

  it.each([
    ['sep=;\na;b\n1,5;2', ['a', 'b'], [['1,5', '2']]],
    ['sep=,\r\na,b\r\n1;5,2', ['a', 'b'], [['1;5', '2']]],
    ['name,\nx,1', ['name', 'column_2'], [['x', '1']]],
    [',name,n\n0,x,1', ['column_1', 'name', 'n'], [['0', 'x', '1']]],
    ['a,,\nb,,', ['a', 'column_2', 'column_3'], [['b', null, null]]],
  ])('takes the line of column names of %j', async (content, columns, rows) => {
    expect(await text(content)).toEqual({ columns, rows });
  });

  it('leaves out titles above the column names, and says so', async () => {
    const warnings: string[] = [];
    const bytes = Buffer.from('\uFEFFVentes 2026;;\n;;\nLyon;;\nProduit;T1;T2\nA;1;2\n');
    const table = await readTable('file', { name: 'f', mime: 'text/csv', bytes }, (message) => warnings.push(message));
    expect(table).toEqual({ columns: ['Produit', 'T1', 'T2'], rows: [['A', '1', '2']] });
    expect(warnings).toEqual(['Left out as titles above the column names: Ventes 2026 / Lyon']);
  });

  it('reads both orders of the bytes of UTF-16', async () => {
    const little = Buffer.from('\uFEFFville\nNîmes', 'utf16le');
    const expected = { columns: ['ville'], rows: [['Nîmes']] };
    expect(await read(little)).toEqual(expected);
    expect(await read(Buffer.from(little).swap16())).toEqual(expected);
  });
});
