// The small build of zod: everyone who books downloads it, and the full one weighs more than the form.
import * as z from 'zod/mini';

/** One line of text, trimmed. */
export const lineField = (max: number, ...checks: z.core.$ZodCheck<string>[]) =>
  z.string().check(z.trim(), z.maxLength(max, `${max} caractères au plus.`), ...checks);

export const firstNameField = () => lineField(80, z.minLength(1, 'Indiquez votre prénom.'));

export const emailField = () =>
  z.pipe(lineField(255, z.minLength(1, 'Indiquez votre e-mail.')), z.email('Cette adresse n’est pas valide.'));

export const consentField = () =>
  z.boolean().check(z.refine((given) => given, 'Votre accord est nécessaire pour réserver.'));

const TELEGRAM_NAME = /^@?\w{5,32}$/;

interface TelegramFields {
  telegramNotifications: boolean;
  telegramUsername: string;
}

/** The name is optional, and checked only where messages are wanted. */
export const telegramNameCheck = z.refine<TelegramFields>(
  ({ telegramNotifications: wanted, telegramUsername: name }) => !wanted || name === '' || TELEGRAM_NAME.test(name),
  { path: ['telegramUsername'], message: 'Un nom Telegram a de 5 à 32 lettres, chiffres ou « _ ».' },
);
