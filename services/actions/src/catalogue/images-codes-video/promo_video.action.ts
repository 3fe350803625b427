import { choices } from '../../engine/choices';
import { defineAction } from '../../engine/define-action';
import { choiceParam, jsonParam, textParam } from '../../engine/params';
import { items, textOr, texts } from '../../engine/json-forms';
import { output } from './promo-video/output';
import { examples } from './promo_video.examples';
import search from './promo_video.search.json';

export const promoVideo = defineAction({
  slug: 'promo_video',
  title: 'Make a 15-second promo video',
  category: 'Images, Codes & Video',
  one_liner: 'Animated MP4 or WebM from headline, points, logo and colours; storyboard and SVG/GIF fallback',
  credit_cost: 10,
  latency_target_ms: 15_000,
  latency_class: 'batch',
  engine: 'deterministic',
  pool: 'media',
  requires: ['video', 'picture'],
  limits: { timeoutMs: 40_000, maxInputBytes: 20_000, maxFileBytes: 5_000_000 },

  input: {
    params: [
      textParam('headline', 'Headline', {
        required: true,
        placeholder: 'Invoices that read themselves',
        validate: { max: 90 },
        description: 'The first scene, in large letters. Short works best.',
      }),
      jsonParam('points', 'Points', {
        schema: items(textOr(texts(['title', 'text'], ['title'])), { minItems: 3, maxItems: 3 }),
        required: true,
        placeholder: '["Drop a PDF, get the data", "Every total is checked", "Ready in two seconds"]',
        description:
          'Exactly three; each a text of up to 80 characters, or an object with "title" and "text" (up to 140 characters).',
      }),
      textParam('cta', 'Call to action', {
        placeholder: 'Start for free',
        validate: { max: 40 },
        description: 'The button of the last scene. Without it, the last scene says the headline again.',
      }),
      jsonParam('brand', 'Brand', {
        schema: texts(['name', 'website', 'primary', 'accent', 'background']),
        placeholder: '{"name": "declic", "website": "declic.example", "primary": "#FF5A1F"}',
        description:
          'Any of name, website, primary, accent and background; colours as #RRGGBB. Text is drawn dark or white, whichever can be read.',
      }),
      textParam('logo', 'Logo', {
        ui: { accept: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] },
        description: 'Shown instead of the name; with transparency it fits every scene.',
      }),
      choiceParam('format', 'Format', {
        enum: choices({
          webm: 'WebM (VP9)',
          mp4: 'MP4 (H.264)',
          gif: 'GIF (480 pixels, 10 frames a second)',
          svg: 'Animated SVG',
        }),
        default: 'webm',
        description: 'All without sound.',
      }),
      choiceParam('ratio', 'Size', {
        enum: choices({ landscape: '1280 × 720 (16:9)', square: '1080 × 1080 (1:1)', portrait: '720 × 1280 (9:16)' }),
        default: 'landscape',
        description: 'Text keeps to the area that players and networks leave free.',
      }),
    ],
    ui: {
      groups: [
        { id: 'text', label: 'Text', items: ['headline', 'points', 'cta'] },
        { id: 'brand', label: 'Brand', items: ['brand', 'logo'] },
        { id: 'file', label: 'File', items: ['format', 'ratio'] },
      ],
    },
  },

  output,

  async handler(input, context) {
    const { makePromo } = await import('./promo-video/make-promo');
    return makePromo(input, context);
  },

  examples,
  ...search,
});
