import { z } from 'zod';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `${max} caractères au plus.`);

export const bookingSchema = z
  .object({
    firstName: line(80).min(1, 'Indiquez votre prénom.'),
    email: line(255).min(1, 'Indiquez votre e-mail.').pipe(z.email('Cette adresse n’est pas valide.')),
    role: line(120),
    telegramNotifications: z.boolean(),
    telegramUsername: z.string().trim(),
    gdprConsent: z.boolean().refine((given) => given, 'Votre accord est nécessaire pour réserver.'),
  })
  .refine(({ telegramNotifications, telegramUsername }) => !telegramNotifications || /^(@?\w{5,32})?$/.test(telegramUsername), {
    path: ['telegramUsername'],
    message: 'Un nom Telegram a de 5 à 32 lettres, chiffres ou « _ ».',
  });

export type BookingFields = z.infer<typeof bookingSchema>;

export const emptyBooking: BookingFields = {
  firstName: '',
  email: '',
  role: '',
  telegramNotifications: false,
  telegramUsername: '',
  gdprConsent: false,
};
