import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it.each(['6000', '5899', '10080'])('refuses in one sentence PORT=%s, which browsers would not open', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT=${PORT} cannot be used: browsers refuse ${PORT} or a port`);
});

it.each(['80', 'many', '65400'])('refuses in one sentence PORT=%s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT=${PORT} cannot be used: choose a number from 1024`);
});
