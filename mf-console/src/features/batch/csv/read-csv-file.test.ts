import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text';
import { readCsvFile, readPastedCsv } from './read-csv-file';
import { switchHeader } from './switch-header';
import { looksLikeHeader, toTable } from './to-table';

const aFile = (content: BlobPart, name = 'people.csv') => new File([content], name);

describe('a CSV file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('nom;ville\nZoé;Orléans')],
    ['UTF-8', new TextEncoder().encode('\uFEFFnom;ville\nZoé;Orléans')],
    ['Windows-1252', Uint8Array.from('nom;ville\nZo\xe9;Orl\xe9ans', (character) => character.charCodeAt(0))],
    [
      'UTF-16',
      new Uint8Array([
        0xff,
        0xfe,
        ...new Uint8Array(Uint16Array.from('nom;ville\nZoé;Orléans', (c) => c.charCodeAt(0)).buffer),
      ]),
    ],
  ])('is read in its encoding and with its delimiter: %s', async (encoding, bytes) => {
    expect(await readCsvFile(aFile(bytes))).toMatchObject({
      encoding,
      delimiter: ';',
      hasHeader: true,
      lines: [
        ['nom', 'ville'],
        ['Zoé', 'Orléans'],
      ],
    });
  });

  it.each([',', ';', '\t', '|'])('may be separated by %j', async (delimiter) => {
    expect(await readPastedCsv(['a', 'b'].join(delimiter) + '\n' + ['1', '2'].join(delimiter))).toMatchObject({
      delimiter,
    });
  });

  it('keeps line breaks and delimiters in quotes, and leaves out empty lines', async () => {
    const { lines } = await readPastedCsv('name,note\n\n"Ada, L.","one\ntwo"\n , \nLin,x\n');
    expect(lines).toEqual([
      ['name', 'note'],
      ['Ada, L.', 'one\ntwo'],
      ['Lin', 'x'],
    ]);
  });

  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['a workbook', 'PK\u0003\u0004rest', 'This is not a CSV file. Save the sheet as CSV, and choose that file.'],
    [
      'an open quote',
      'a,b\n"1,2\n3,4',
      'A quotation mark is opened and never closed. Correct it in the file, and choose it again.',
    ],
  ])('is refused in words: %s', async (_, content, message) => {
    await expect(readCsvFile(aFile(content))).rejects.toThrow(message);
  });

  it('with ten thousand rows and more is cut, and parsed without blocking the page', async () => {
    const text = `id,text\n${Array.from({ length: 12_000 }, (_, index) => `${index},${'x'.repeat(100)}`).join('\n')}`;
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 0);
    const { lines } = await readPastedCsv(text);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(1);
    const { table, notes } = toTable('x', lines, true);
    expect(table.rows).toHaveLength(10_000);
    expect(table.rows.at(-1)?.[0]).toBe('9999');
    expect(notes).toEqual([
      'A batch has at most 10,000 rows: the rows after that are left out. Run them as a second file.',
    ]);
  });
});

describe('a table', () => {
  it('gets cells where a row has too few, and columns where it has too many', () => {
    const { table, notes } = toTable('x', [['a', 'a', ''], ['1'], ['1', '2', '3', '4']], true);
    expect(table.columns).toEqual(['a', 'a (2)', 'Column 3', 'Column 4']);
    expect(table.rows).toEqual([
      ['1', '', '', ''],
      ['1', '2', '3', '4'],
    ]);
    expect(notes).toEqual([
      '1 row has fewer cells than the header; the missing cells are empty.',
      '1 row has more cells than the header; the extra cells are in columns of their own.',
    ]);
  });

  it('has its first line as names or as a row', () => {
    const { table } = toTable(
      'x',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
      true,
    );
    const without = switchHeader(table, false);
    expect(without).toMatchObject({
      columns: ['Column 1', 'Column 2'],
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    });
    expect(switchHeader(without, true)).toEqual(table);
  });

  it('is refused without rows, and with too many columns', () => {
    expect(() => toTable('x', [['a']], true)).toThrow('The file has no rows below its header.');
    expect(() => toTable('x', [['a'], Array.from({ length: 201 }, () => '1')], true)).toThrow('201 columns');
  });

  it.each([
    [['email', 'first name'], true],
    [['ada@example.com', 'Ada'], false],
    [['name', '12'], false],
    [['name', ''], false],
  ])('takes %j as its header: %s', (line, expected) => {
    expect(looksLikeHeader(line)).toBe(expected);
  });
});

it('takes what is no UTF-8 as the code page of Western Windows', () => {
  expect(decodeText(new Uint8Array([0x80]))).toEqual({ text: '€', encoding: 'Windows-1252' });
});
