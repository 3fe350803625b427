import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it.each(['6000', '5899', '10080'])('refuses in one sentence PORT=%s, which browsers would not open', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT=${PORT} cannot be used: browsers refuse ${PORT} or a port`);
});

it.each(['80', 'many', '65400', '0x1600', '1e4', ' 5600', '5600.0', '-5600'])(
  'refuses in one sentence PORT=%s',
  (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT=${PORT} cannot be used: choose a number from 1024`);
  },
);

it.each([
  ['/proc/nope/data', 'ENOENT'],
  ['/dev/null/data', 'ENOTDIR'],
  ['/dev/null', 'ENOTDIR'],
])('refuses in one sentence DATA_DIR=%s, which cannot be made', (DATA_DIR, reason) => {
  expect(() => readSettings({ DATA_DIR })).toThrow(`The data folder ${DATA_DIR} cannot be used (${reason})`);
});
