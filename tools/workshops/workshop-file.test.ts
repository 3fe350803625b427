import { describe, expect, it } from 'vitest';
import { faultLines } from './fault-lines.ts';
import { checkWorkshopFile } from './workshop-file.ts';

const right = `# An evening about invoices.
reference: factures-mars
title: Factures & PDF
subtitle: De la boîte mail au tableau
start: 2027-03-28T18:30
duration_min: 60
level: beginner
format: hands_on
capacity: 30
stack: [n8n, Make]
agenda:
  - "Accueil : 10 minutes"
  - Atelier
premium_price_eur: 49.5
room_url: https://meet.example/room
replay_url: null
`;

const faultsOf = (text: string) => checkWorkshopFile(text, 'NewSession').faults;

it('reads a workshop as the contract has it', () => {
  const { content, faults } = checkWorkshopFile(right, 'NewSession');
  expect(faults).toEqual([]);
  expect(content).toMatchObject({ title: 'Factures & PDF', start: '2027-03-28T18:30', premium_price_eur: 49.5 });
});

describe('a wrong file', () => {
  it.each([
    ['duration_min: 60', 'durationmin: 60', 6, 1, 'durationmin is no field of a workshop. Did you mean duration_min?'],
    ['title: Factures', 'titel: Factures', 3, 1, 'titel is no field of a workshop. Did you mean title?'],
    ['capacity: 30', 'capacity: trente', 9, 11, 'capacity must be a whole number.'],
    ['capacity: 30', 'capacity: 0', 9, 11, 'capacity must be >= 1.'],
    ['level: beginner', 'level: débutant', 7, 8, 'level must be one of: beginner, intermediate, advanced.'],
    ['2027-03-28T18:30', '28/03/2027 18h30', 5, 8, 'start must be a date and time such as 2027-03-01T18:30.'],
    ['[n8n, Make]', 'n8n', 10, 8, 'stack must be a list.'],
    ['  - Atelier', '  - ""', 13, 5, 'agenda, item 2 must not be empty.'],
    [
      'https://meet.example/room',
      'meet.example',
      15,
      11,
      'room_url must be an address that begins with http:// or https://.',
    ],
    ['factures-mars', 'Factures Mars', 2, 12, 'reference must consist of small letters, digits and hyphens.'],
    ['level: beginner', 'title: again', 7, 1, 'This field stands in the file twice.'],
    ['  - Atelier', '\t- Atelier', 13, 1, 'Lines begin with spaces, not with tabs.'],
  ])('with %j made %j is explained at its place', (from, to, line, column, message) => {
    expect(faultsOf(right.replace(from, to))).toContainEqual({ line, column, message });
  });

  it('lists everything that is wrong at once, in the order of the file', () => {
    const faults = faultsOf(right.replace('capacity: 30', 'capacity: x').replace('level: beginner', 'level: y'));
    expect(faults.map(({ line }) => line)).toEqual([7, 9]);
  });

  it('names every field that is missing, in one sentence', () => {
    const text = right.replace(/^(?:start|level): .*\n/gm, '');
    expect(faultsOf(text)).toEqual([{ line: 1, column: 1, message: 'The file lacks start and level.' }]);
  });

  it.each(['', '- a\n- b\n', 'just text'])('is no list of fields: %j', (text) => {
    expect(faultsOf(text)).toEqual([
      { line: 1, column: 1, message: 'The file has to list fields, such as "title: …".' },
    ]);
  });

  it('does not grow in memory by references to itself', () => {
    const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [${'*a, '.repeat(9)}]\nc: &c [${'*b, '.repeat(9)}]\nd: [${'*c, '.repeat(9)}]\n`;
    expect(faultsOf(bomb)).toEqual([{ line: 1, column: 1, message: 'The file refers to itself too often.' }]);
  });

  it('is shown with the line and a mark below the place', () => {
    const text = right.replace('capacity: 30', 'capacity: trente');
    expect(faultLines('a.yaml', text, faultsOf(text))).toEqual([
      'a.yaml:9:11  capacity must be a whole number.',
      '9 | capacity: trente',
      '  |           ^',
      '',
    ]);
  });
});

it('takes a part of a workshop for a change, and nothing for none', () => {
  expect(checkWorkshopFile('start: 2027-03-29T18:30\n', 'SessionChange').faults).toEqual([]);
  expect(checkWorkshopFile('{}\n', 'SessionChange').faults).toMatchObject([{ message: 'The file changes nothing.' }]);
});
