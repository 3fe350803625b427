import { expect, it } from 'vitest';
import { templateName } from './template-name';

const service = (name: string, sql = 'select 1') => ({
  name,
  entities: [],
  migrations: { './migrations/1-tables.sql': sql },
  functions: { './functions/view.sql': sql },
});
const other = service('accounts');
const tested = service('flow');

it('is the same for the same services with the same SQL', () => {
  expect(templateName([service('accounts'), service('flow')])).toBe(templateName([other, tested]));
});

it.each([
  ['the SQL of the tested service', [other, service('flow', 'select 2')]],
  ['the SQL of a service that is migrated before', [service('accounts', 'select 2'), tested]],
  [
    'a function of a service that is migrated before',
    [{ ...other, functions: { './functions/view.sql': 'select 2' } }, tested],
  ],
  ['the order of the services', [tested, other]],
  ['the services', [tested]],
])('is another one when %s changes', (_, databases) => {
  expect(templateName(databases)).not.toBe(templateName([other, tested]));
});
