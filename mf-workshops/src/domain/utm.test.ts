import { expect, it } from 'vitest';
import { readUtm } from './utm';

it('takes the three campaign parameters and nothing else', () => {
  expect(readUtm('?utm_source=lettre&utm_medium=email&utm_campaign=nov&reserver=1')).toEqual({
    utm_source: 'lettre',
    utm_medium: 'email',
    utm_campaign: 'nov',
  });
});

it('leaves out what is empty and shortens what the contract would refuse', () => {
  expect(readUtm(`?utm_source=&utm_medium=a%0Ab&utm_campaign=${'x'.repeat(300)}`)).toEqual({
    utm_medium: 'ab',
    utm_campaign: 'x'.repeat(200),
  });
});
