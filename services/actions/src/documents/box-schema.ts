import { closedObject } from '../engine/output-schema';

/** JSON Schema of a box. */
export const BOX_SCHEMA = closedObject(
  {
    x: { type: 'number' },
    y: { type: 'number' },
    width: { type: 'number' },
    height: { type: 'number' },
  },
  { description: 'Points (1/72 inch) from the upper left corner of the page; pixels for pictures.' },
);
