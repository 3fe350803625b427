import { choices } from '../../engine/choices';
import { dataExamples } from '../../engine/data-examples';
import { defineAction } from '../../engine/define-action';
import { FILE_SCHEMA } from '../../engine/files';
import { closedObject } from '../../engine/output-schema';
import { choiceParam, textParam } from '../../engine/params';
import { kindParams, lookParams } from './qr-generate/params';
import examples from './qr_generate.examples.json';
import search from './qr_generate.search.json';

export const qrGenerate = defineAction({
  slug: 'qr_generate',
  title: 'Generate a QR code',
  category: 'Images, Codes & Video',
  one_liner: 'URL, text, Wi-Fi, vCard, email or SMS; PNG or SVG, colours and logo',
  credit_cost: 1,
  latency_target_ms: 500,
  latency_class: 'express',
  engine: 'deterministic',
  pool: 'picture',
  requires: ['picture'],
  limits: { timeoutMs: 10_000, maxInputBytes: 20_000, maxFileBytes: 2_000_000 },

  input: {
    params: [
      textParam('content', 'Content', {
        required: true,
        placeholder: 'https://example.com',
        validate: { max: 2_900 },
        ui: { multiline: true, rows: 2 },
        description:
          'The address, the text, the name of the network, the name of the person, the email address or the phone number.',
      }),
      choiceParam('kind', 'Kind', {
        enum: choices({
          url: 'Web address',
          text: 'Text',
          wifi: 'Wi-Fi network',
          vcard: 'Contact (vCard)',
          email: 'Email',
          sms: 'SMS',
        }),
        default: 'url',
      }),
      ...kindParams,
      ...lookParams,
    ],
    ui: {
      groups: [
        { id: 'content', label: 'Content', items: ['kind', 'content', ...kindParams.map(({ key }) => key)] },
        { id: 'look', label: 'Look', items: lookParams.map(({ key }) => key) },
      ],
    },
  },

  output: closedObject({
    file: FILE_SCHEMA,
    payload: { type: 'string', description: 'What a reader finds in the code.' },
    size_px: { type: 'integer', description: 'Pixels of a side, with the margin.' },
    modules: { type: 'integer', description: 'Squares of a side, without the margin of four on each side.' },
    version: { type: 'integer', minimum: 1, maximum: 40 },
    error_correction: { enum: ['L', 'M', 'Q', 'H'] },
    contrast: { type: 'number', description: 'Of colour and background, from 1 to 21 (WCAG 2.2).' },
    engine: { const: 'deterministic' },
  }),

  async handler(input, { warn }) {
    const { makeCode } = await import('./qr-generate/make-code');
    return makeCode(input, warn);
  },

  examples: dataExamples(examples),
  ...search,
});
