import { jsonParam } from '../engine/params';
import { texts } from '../engine/json-forms';

/** The brand of a page, as `readBrand` takes it. */
export const brandParam = (colors: string) =>
  jsonParam('brand', 'Brand', {
    schema: texts(['name', 'primary', 'accent', 'background', 'text', 'font', 'corners', 'logo']),
    placeholder: '{ "name": "…", "primary": "#1f4e79" }',
    description: `name, primary, accent, background, text (${colors}), font (sans, serif, rounded, mono), corners (square, soft, round), logo (data URL).`,
    ui: { multiline: true, rows: 6 },
  });
