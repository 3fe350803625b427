import { closedObject, listOf } from '../engine/output-schema';

/** JSON Schema of the pairs of colours on a page. */
export const COLORS_SCHEMA = listOf(
  closedObject({
    role: { enum: ['text', 'muted_text', 'brand_text', 'button', 'band', 'band_muted', 'field_edge'] },
    requested: { type: ['string', 'null'], description: 'The colour of the brand, where it had to change.' },
    color: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
    on: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
    contrast: { type: 'number', minimum: 3, description: 'Ratio of WCAG 2.2; 4.5 and more for text, 3 for edges.' },
  }),
  { description: 'The pairs of colours on the page, with their contrast.' },
);
