import { expect, it } from 'vitest';
import { toMigrations } from './sql-migrations';

it('names migrations as TypeORM does, in the order of their timestamps', () => {
  const files = { './migrations/1700000000002-add-notes.sql': '', './migrations/1700000000001-baseline.sql': '' };
  expect(toMigrations(files).map((migration) => new migration().name)).toEqual([
    'Baseline1700000000001',
    'AddNotes1700000000002',
  ]);
});

it.each(['baseline.sql', '1-baseline.sql', '1700000000001-Baseline.sql', '17000000000010-baseline.sql'])(
  'refuses a migration called %s',
  (name) => {
    expect(() => toMigrations({ [name]: '' })).toThrow('a migration is called');
  },
);
