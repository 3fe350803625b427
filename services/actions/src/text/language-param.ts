import { choices } from '../engine/choices';
import type { Param } from '../engine/input-schema';

/** The parameter of actions that read text. */
export const LANGUAGE_PARAM = {
  key: 'language',
  label: 'Language',
  kind: 'enum',
  enum: choices({ auto: 'Detect', en: 'English', fr: 'French', es: 'Spanish' }),
  default: 'auto',
  description: 'Language of the texts. Detected for each text unless given.',
} as const satisfies Param;
