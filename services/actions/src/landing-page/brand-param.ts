import { jsonParam } from '../engine/params';

/** The brand of a page, as `readBrand` takes it. */
export const brandParam = (colors: string) =>
  jsonParam('brand', 'Brand', {
    placeholder: '{ "name": "…", "primary": "#1f4e79" }',
    description: `name, primary, accent, background, text (${colors}), font (sans, serif, rounded, mono), corners (square, soft, round), logo (data URL).`,
    ui: { multiline: true, rows: 6 },
  });
