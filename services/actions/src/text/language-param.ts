import type { Param } from '../engine/input-schema';

/** The parameter of actions that read text. */
export const LANGUAGE_PARAM = {
  key: 'language',
  label: 'Language',
  kind: 'enum',
  enum: [
    { value: 'auto', label: 'Detect' },
    { value: 'en', label: 'English' },
    { value: 'fr', label: 'French' },
    { value: 'es', label: 'Spanish' },
  ],
  default: 'auto',
  description: 'Language of the texts. Detected for each text unless given.',
} as const satisfies Param;
