// The small build of zod: everyone who books downloads it, and the full one weighs more than the form.
import * as z from 'zod/mini';

const line = (max: number, ...checks: z.core.$ZodCheck<string>[]) =>
  z.string().check(z.trim(), z.maxLength(max, `${max} caractères au plus.`), ...checks);

const TELEGRAM_NAME = /^@?\w{5,32}$/;

export const bookingSchema = z
  .object({
    firstName: line(80, z.minLength(1, 'Indiquez votre prénom.')),
    email: z.pipe(line(255, z.minLength(1, 'Indiquez votre e-mail.')), z.email('Cette adresse n’est pas valide.')),
    role: line(120),
    telegramNotifications: z.boolean(),
    telegramUsername: z.string().check(z.trim()),
    gdprConsent: z.boolean().check(z.refine((given) => given, 'Votre accord est nécessaire pour réserver.')),
  })
  .check(
    z.refine(
      ({ telegramNotifications: wanted, telegramUsername: name }) => !wanted || name === '' || TELEGRAM_NAME.test(name),
      {
        path: ['telegramUsername'],
        message: 'Un nom Telegram a de 5 à 32 lettres, chiffres ou « _ ».',
      },
    ),
  );

export type BookingFields = z.infer<typeof bookingSchema>;

export const emptyBooking: BookingFields = {
  firstName: '',
  email: '',
  role: '',
  telegramNotifications: false,
  telegramUsername: '',
  gdprConsent: false,
};
