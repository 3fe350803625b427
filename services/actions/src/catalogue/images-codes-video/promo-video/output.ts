import { FILE_SCHEMA } from '../../../engine/files';
import { TEXTS, closedObject } from '../../../engine/output-schema';

const COLOR = { type: 'string', pattern: '^#[0-9A-F]{6}$' } as const;

const SCENE = closedObject({
  scene: { type: 'integer' },
  role: { enum: ['hook', 'point', 'call_to_action'] },
  start_s: { type: 'number', description: 'Seconds.' },
  end_s: { type: 'number', description: 'Seconds.' },
  texts: TEXTS,
  heading_lines: { ...TEXTS, description: 'The largest text as it is broken into lines.' },
  heading_size_px: { type: 'integer', description: 'Pixels.' },
  background: COLOR,
  text_color: COLOR,
  contrast: { type: 'number', description: 'Of text and background, from 1 to 21 (WCAG 2.2); at least 4.5.' },
  transition: { enum: ['none', 'panel', 'circle'] },
});

/** JSON Schema of the result. */
export const output = closedObject({
  file: FILE_SCHEMA,
  poster_png: { ...FILE_SCHEMA, description: 'The picture at two seconds.' },
  duration_s: { type: 'number', description: 'Seconds.' },
  width: { type: 'integer', description: 'Pixels.' },
  height: { type: 'integer', description: 'Pixels.' },
  frames_per_second: { type: ['number', 'null'], description: 'Null for SVG, which the player draws.' },
  codec: { enum: ['vp9', 'avc', null], description: 'Null for GIF and SVG.' },
  storyboard: { type: 'array', items: SCENE },
  engine: { const: 'deterministic' },
});
