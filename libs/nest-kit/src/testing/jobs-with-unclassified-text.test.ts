import { expect, it } from 'vitest';
import { z } from 'zod';
import { jobsWithUnclassifiedText } from './jobs-with-unclassified-text';

it('finds the kinds of jobs that carry text, at any depth, and do not say whether it is about people', () => {
  const text = z.object({ guests: z.array(z.object({ name: z.string().optional() })) });
  const address = z.object({ email: z.email() });
  const others = z.object({
    id: z.uuid(),
    at: z.iso.datetime(),
    since: z.coerce.date().nullable(),
    kind: z.enum(['a']),
    only: z.literal('a'),
  });
  const kinds = [
    { name: 'text', payload: text, isPersonal: undefined },
    { name: 'address', payload: address, isPersonal: undefined },
    { name: 'of people', payload: text, isPersonal: true },
    { name: 'of nobody', payload: text, isPersonal: false },
    { name: 'without text', payload: others, isPersonal: undefined },
  ];
  expect(jobsWithUnclassifiedText(kinds)).toEqual(['text', 'address']);
});
