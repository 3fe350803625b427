import type { InputSchema } from '@declic/action-input';
import { isAccepted, PLAIN_TEXT } from '../accepted-types';
import { STRENGTH, type Taken } from './fit';
import type { GivenFile } from './given-data';

/** The file parameters that take a file of this type. */
export function takeFile({ params, oneOf = [] }: InputSchema, { mime, dataUrl, isPasted }: GivenFile): Taken[] {
  return params
    .filter((param) => isTaken(mime, param.ui?.accept ?? []))
    .map((param) => {
      const isMain = param.required === true || oneOf.some((keys) => keys.includes(param.key));
      return {
        payload: { [param.key]: dataUrl },
        strength: isMain ? (isPasted ? STRENGTH.fits : STRENGTH.exact) : STRENGTH.possible / 2,
        reason: `${param.label} takes this file`,
      };
    });
}

/** Plain text is taken where it is named: where only XML is, it would be refused. */
function isTaken(mime: string, accept: readonly string[]): boolean {
  return mime === PLAIN_TEXT ? accept.includes(PLAIN_TEXT) : isAccepted(mime, accept);
}
