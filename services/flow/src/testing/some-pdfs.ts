import { makePdf } from '@declic/media/testing';

/** Lines of an A4 page from its top, 14 points apart. */
export const aPage = (lines: readonly string[], top = 760) =>
  lines.map((text, index) => ({ text, x: 60, y: top - index * 14, size: 11 }));

/** A PDF whose pages have these lines. */
const aPdf = (...pages: readonly (readonly string[])[]) => makePdf({ pages: pages.map((lines) => aPage(lines)) });

export const OFFER = 'We offer online booking and automatic reminders.';

export const anOfferPdf = () => aPdf(['We help dental clinics in small towns.', OFFER]);

/** 1 x 1, grey. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg==',
  'base64',
);

/** What cannot be read, by the code that an upload of it is refused with. */
export const unreadablePdfs: Readonly<Record<string, readonly [code: string, make: () => Promise<Uint8Array>]>> = {
  'a text that is named .pdf': ['pdf_unreadable', async () => Buffer.from('Dear Sir or Madam, this is a letter.')],
  'a damaged file': ['pdf_unreadable', async () => (await anOfferPdf()).subarray(0, 300)],
  'no bytes': ['pdf_unreadable', async () => new Uint8Array()],
  'a password': ['pdf_encrypted', () => makePdf({ password: 'secret', pages: [aPage([OFFER])] })],
  'scanned pages': [
    'pdf_without_text',
    () => makePdf({ picture: PNG, pages: [1, 2].map((page) => aPage([`${page} / 2`], 40)) }),
  ],
  'empty pages': ['pdf_without_text', () => makePdf({ pages: [[], []] })],
  '201 pages': ['pdf_too_long', () => makePdf({ pages: Array.from({ length: 201 }, () => aPage([OFFER])) })],
  '5,000 pages': ['pdf_too_long', () => makePdf({ pages: Array.from({ length: 5_000 }, () => []) })],
  'more than 200,000 characters': [
    'pdf_too_long',
    () => aPdf(...Array.from({ length: 90 }, () => Array.from({ length: 50 }, () => OFFER))),
  ],
};
