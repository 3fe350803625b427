import { choices } from '../../../engine/choices';
import type { Param } from '../../../engine/input-schema';

const wifi = { key: 'kind', equals: 'wifi' } as const;
const vcard = { key: 'kind', equals: 'vcard' } as const;
const email = { key: 'kind', equals: 'email' } as const;
const sms = { key: 'kind', equals: 'sms' } as const;

/** Fields of one kind of content each. */
export const kindParams = [
  {
    key: 'security',
    label: 'Security',
    kind: 'enum',
    enum: choices({ wpa: 'WPA, WPA2 or WPA3', wep: 'WEP', none: 'None' }),
    default: 'wpa',
    showIf: wifi,
  },
  { key: 'password', label: 'Password', kind: 'string', validate: { max: 64 }, showIf: wifi },
  { key: 'hidden', label: 'Hidden network', kind: 'boolean', default: false, showIf: wifi },
  {
    key: 'last_name',
    label: 'Last name',
    kind: 'string',
    validate: { max: 80 },
    description: 'Which part of the name is the family name.',
    showIf: vcard,
  },
  { key: 'organization', label: 'Organization', kind: 'string', validate: { max: 120 }, showIf: vcard },
  { key: 'job_title', label: 'Job title', kind: 'string', validate: { max: 120 }, showIf: vcard },
  {
    key: 'phone',
    label: 'Phone',
    kind: 'string',
    placeholder: '+33 1 23 45 67 89',
    validate: { max: 40 },
    showIf: vcard,
  },
  { key: 'email', label: 'Email', kind: 'string', validate: { format: 'email', max: 254 }, showIf: vcard },
  { key: 'website', label: 'Website', kind: 'string', validate: { format: 'url', max: 300 }, showIf: vcard },
  {
    key: 'address',
    label: 'Address',
    kind: 'string',
    validate: { max: 300 },
    ui: { multiline: true, rows: 2 },
    showIf: vcard,
  },
  { key: 'subject', label: 'Subject', kind: 'string', validate: { max: 200 }, showIf: email },
  {
    key: 'body',
    label: 'Text of the mail',
    kind: 'string',
    validate: { max: 1000 },
    ui: { multiline: true },
    showIf: email,
  },
  { key: 'message', label: 'Message', kind: 'string', validate: { max: 500 }, ui: { multiline: true }, showIf: sms },
] as const satisfies readonly Param[];

/** How the code looks. */
export const lookParams = [
  {
    key: 'format',
    label: 'Format',
    kind: 'enum',
    enum: choices({ png: 'PNG', svg: 'SVG' }),
    default: 'png',
  },
  {
    key: 'size',
    label: 'Size',
    kind: 'number',
    default: 512,
    validate: { min: 64, max: 2048 },
    description: 'Pixels of a side. The modules of a PNG have whole pixels; what remains is margin.',
  },
  { key: 'color', label: 'Colour', kind: 'string', default: '#15161A', placeholder: '#15161A', validate: { max: 7 } },
  {
    key: 'background',
    label: 'Background',
    kind: 'string',
    default: '#FFFFFF',
    placeholder: '#FFFFFF',
    validate: { max: 7 },
  },
  {
    key: 'error_correction',
    label: 'Error correction',
    kind: 'enum',
    enum: choices({ L: 'L (7 %)', M: 'M (15 %)', Q: 'Q (25 %)', H: 'H (30 %)' }),
    default: 'M',
    description: 'How much of the code may be dirty or covered. With a logo it is always H.',
  },
  {
    key: 'logo',
    label: 'Logo',
    kind: 'string',
    ui: { accept: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] },
    description: 'Shown in the middle.',
  },
] as const satisfies readonly Param[];
