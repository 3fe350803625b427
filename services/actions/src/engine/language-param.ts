import { choices } from './choices';
import { choiceParam } from './params';

const NAMES = { en: 'English', fr: 'French', es: 'Spanish' } as const;

/** The language of what is read: found out, as `auto` says, unless given. */
export const sourceLanguageParam = (auto: string, description: string) =>
  choiceParam('language', 'Language', { enum: choices({ auto, ...NAMES }), default: 'auto', description });

/** The language that a result, or what is read, is said to be in. */
export const givenLanguageParam = (description: string, label = 'Language') =>
  choiceParam('language', label, { enum: choices(NAMES), default: 'en', description });

/** The parameter of actions that read text. */
export const LANGUAGE_PARAM = sourceLanguageParam(
  'Detect',
  'Language of the texts. Detected for each text unless given.',
);
