import { choices } from '../engine/choices';

const NAMES = { en: 'English', fr: 'French', es: 'Spanish' } as const;

/** The language of what is read: found out, as `auto` says, unless given. */
export function sourceLanguageParam(auto: string, description: string) {
  const language = { key: 'language', label: 'Language', kind: 'enum' } as const;
  return { ...language, enum: choices({ auto, ...NAMES }), default: 'auto', description } as const;
}

/** The language that a result, or what is read, is said to be in. */
export function givenLanguageParam(description: string, label = 'Language') {
  return { key: 'language', label, kind: 'enum', enum: choices(NAMES), default: 'en', description } as const;
}

/** The parameter of actions that read text. */
export const LANGUAGE_PARAM = sourceLanguageParam(
  'Detect',
  'Language of the texts. Detected for each text unless given.',
);
