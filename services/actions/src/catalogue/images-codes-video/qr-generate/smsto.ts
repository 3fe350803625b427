import { RejectedInputError } from '../../../engine/run-errors';
import type { QrContent } from './payload';

const NUMBER = /^\+?\d{3,15}$/;

/** A short message to be written, as ZXing defined it: what follows the second colon is the text as it is. */
export function toSmsto({ content, message = '' }: QrContent): string {
  const number = content.replace(/[\s().\u00a0-]/g, '');
  if (!NUMBER.test(number)) {
    throw new RejectedInputError('content', 'Must be a phone number, such as +33 6 12 34 56 78.');
  }
  return message === '' ? `SMSTO:${number}` : `SMSTO:${number}:${message}`;
}
