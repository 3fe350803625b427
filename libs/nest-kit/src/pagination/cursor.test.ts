import { expect, it } from 'vitest';
import { z } from 'zod';
import { MalformedRequestError } from '../errors/request-errors';
import { decodeCursor, encodeCursor } from './cursor';

const position = z.object({ id: z.int() });

it('reads back the position it wrote', () => {
  expect(decodeCursor(encodeCursor({ id: 7 }), position)).toEqual({ id: 7 });
});

it.each(['', 'nonsense', encodeCursor({ id: '7' })])('refuses the cursor %j', (cursor) => {
  expect(() => decodeCursor(cursor, position)).toThrow(MalformedRequestError);
});
