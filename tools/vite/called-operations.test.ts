import { expect, it } from 'vitest';
import { calledOperations, findCalls } from './called-operations.ts';

const document = {
  paths: {
    '/api/workshops/sessions': { get: { operationId: 'listWorkshops' } },
    '/api/workshops/bookings': { post: { operationId: 'bookWorkshop' } },
  },
};

it('names the operations that a bundle calls, once each', () => {
  const code =
    'a.GET(`/api/workshops/sessions`,{}),b.GET("/api/workshops/sessions"),c.POST(\'/api/workshops/bookings\',{body:x})';
  expect(calledOperations([code], document)).toEqual(['bookWorkshop', 'listWorkshops']);
});

it('ignores what the contract does not have', () => {
  expect(calledOperations(['map.GET("/else")', 'x.GET(`/api/${y}`)'], document)).toEqual([]);
});

it('tells calls whose path is not written in the call', () => {
  expect(findCalls(['a.PUT(LINE, { body }); b.POST(`/api/${name}`, {}); c.GET("/d")'])).toEqual({
    operations: ['GET /d'],
    computed: ['POST `/api/${name}`', 'PUT LINE'],
  });
});
