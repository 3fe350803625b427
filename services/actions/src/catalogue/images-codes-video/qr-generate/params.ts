import { choices } from '../../../engine/choices';
import type { Param } from '../../../engine/input-schema';
import { choiceParam, flagParam, quantityParam, textParam } from '../../../engine/params';

const wifi = { key: 'kind', equals: 'wifi' } as const;
const vcard = { key: 'kind', equals: 'vcard' } as const;
const email = { key: 'kind', equals: 'email' } as const;
const sms = { key: 'kind', equals: 'sms' } as const;

/** Fields of one kind of content each. */
export const kindParams = [
  choiceParam('security', 'Security', {
    enum: choices({ wpa: 'WPA, WPA2 or WPA3', wep: 'WEP', none: 'None' }),
    default: 'wpa',
    showIf: wifi,
  }),
  textParam('password', 'Password', { validate: { max: 64 }, showIf: wifi }),
  flagParam('hidden', 'Hidden network', { default: false, showIf: wifi }),
  textParam('last_name', 'Last name', {
    validate: { max: 80 },
    description: 'Which part of the name is the family name.',
    showIf: vcard,
  }),
  textParam('organization', 'Organization', { validate: { max: 120 }, showIf: vcard }),
  textParam('job_title', 'Job title', { validate: { max: 120 }, showIf: vcard }),
  textParam('phone', 'Phone', {
    placeholder: '+33 1 23 45 67 89',
    validate: { max: 40 },
    showIf: vcard,
  }),
  textParam('email', 'Email', { validate: { format: 'email', max: 254 }, showIf: vcard }),
  textParam('website', 'Website', { validate: { format: 'url', max: 300 }, showIf: vcard }),
  textParam('address', 'Address', {
    validate: { max: 300 },
    ui: { multiline: true, rows: 2 },
    showIf: vcard,
  }),
  textParam('subject', 'Subject', { validate: { max: 200 }, showIf: email }),
  textParam('body', 'Text of the mail', {
    validate: { max: 1000 },
    ui: { multiline: true },
    showIf: email,
  }),
  textParam('message', 'Message', { validate: { max: 500 }, ui: { multiline: true }, showIf: sms }),
] as const satisfies readonly Param[];

/** How the code looks. */
export const lookParams = [
  choiceParam('format', 'Format', {
    enum: choices({ png: 'PNG', svg: 'SVG' }),
    default: 'png',
  }),
  quantityParam('size', 'Size', [64, 2048, 'px'], {
    default: 512,
    description: 'Pixels of a side. The modules of a PNG have whole pixels; what remains is margin.',
  }),
  textParam('color', 'Colour', { default: '#15161A', placeholder: '#15161A', validate: { max: 7 } }),
  textParam('background', 'Background', {
    default: '#FFFFFF',
    placeholder: '#FFFFFF',
    validate: { max: 7 },
  }),
  choiceParam('error_correction', 'Error correction', {
    enum: choices({ L: 'L (7 %)', M: 'M (15 %)', Q: 'Q (25 %)', H: 'H (30 %)' }),
    default: 'M',
    description: 'How much of the code may be dirty or covered. With a logo it is always H.',
  }),
  textParam('logo', 'Logo', {
    ui: { accept: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] },
    description: 'Shown in the middle.',
  }),
] as const satisfies readonly Param[];
