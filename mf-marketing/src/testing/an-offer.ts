import type { Schemas } from '@declic/openapi/marketing';

/** The offer, with some of its places taken. */
export const anOffer = (places_left: number | null = 58): Schemas['WaitlistOffer'] => ({
  credits: 500,
  places: 100,
  places_left,
});
