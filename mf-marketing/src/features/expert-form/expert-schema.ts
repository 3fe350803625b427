import * as z from 'zod/mini';

const INVALID_EMAIL = 'Veuillez saisir une adresse email valide.';

/** With the limits of the contract, in the words of the page. */
export const expertSchema = z.object({
  service: z.enum(['audit', 'development', 'training']),
  name: z.string().check(z.trim(), z.minLength(1, 'Indiquez votre nom.'), z.maxLength(100, 'Au plus 100 caractères.')),
  email: z
    .string()
    .check(z.trim(), z.maxLength(255, INVALID_EMAIL), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, INVALID_EMAIL)),
  company: z.string().check(z.trim(), z.maxLength(120, 'Au plus 120 caractères.')),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Décrivez votre besoin en 10 caractères au moins.'),
      z.maxLength(4000, 'Au plus 4 000 caractères.'),
    ),
  consent: z.boolean().check(z.refine((given) => given, 'Votre accord est nécessaire pour vous répondre.')),
});

export type ExpertFields = z.infer<typeof expertSchema>;

/** In the place of what the service writes, in English. */
export const fieldWords = {
  email: INVALID_EMAIL,
  name: 'Indiquez votre nom, en 100 caractères au plus.',
  company: 'Au plus 120 caractères.',
  message: 'Entre 10 et 4 000 caractères.',
} as const;
