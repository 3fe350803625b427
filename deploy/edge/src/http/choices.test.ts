import { expect, it } from 'vitest';
import { choicesIn } from './choices';

it.each([
  ['en;q=0.1, es;q=0.7, fr', ['fr', 'es', 'en']],
  ['fr-CH, fr, de', ['fr-ch', 'fr', 'de']],
  ['text/html;level=1;q=0.5 , Application/JSON', ['application/json', 'text/html']],
  ['br;q=0, gzip; q=0.000, identity', ['identity']],
  ['en;q=much', []],
  [' , ', []],
  [undefined, []],
])('reads "%s" as %j', (header, names) => {
  expect(choicesIn(header)).toEqual(names);
});
