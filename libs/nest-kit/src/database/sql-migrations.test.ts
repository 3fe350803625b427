import { expect, it } from 'vitest';
import { migrationNames, toMigrations } from './sql-migrations';

it('names migrations as TypeORM does, in the order of their timestamps', () => {
  const files = { './migrations/1700000000002-add-notes.sql': '', './migrations/1700000000001-baseline.sql': '' };
  expect(migrationNames(files)).toEqual(['Baseline1700000000001', 'AddNotes1700000000002']);
  expect(toMigrations(files).map((migration) => new migration().name)).toEqual(migrationNames(files));
});

it.each(['baseline.sql', '1-baseline.sql', '1700000000001-Baseline.sql', '17000000000010-baseline.sql'])(
  'refuses a migration called %s',
  (name) => {
    expect(() => migrationNames({ [name]: '' })).toThrow('a migration is called');
  },
);
