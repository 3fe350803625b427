import { textParam } from '../../engine/params';

/** A country by its code or name, for what does not say its own. */
export const countryParam = (description: string) =>
  textParam('country', 'Country', { placeholder: 'FR', validate: { max: 60 }, description });
