import { z } from 'zod';

/** Stripe's objects that may come expanded are named by their id all the same. */
export const objectId = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
