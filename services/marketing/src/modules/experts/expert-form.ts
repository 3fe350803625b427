import { z } from 'zod';

/** What a plain form of a page sends. */
export interface ExpertForm {
  readonly service: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
  readonly consent: string;
}

const trimmed = z.string().trim();

/** With the same limits as the contract has for the call, in the words of the page. */
const form = z.object({
  service: z.enum(['audit', 'development', 'training'], 'Choisissez un service.'),
  name: trimmed.min(1, 'Indiquez votre nom.').max(100, 'Le nom compte 100 caractères au plus.'),
  email: trimmed.pipe(z.email('Veuillez saisir une adresse email valide.').max(255, 'L’adresse est trop longue.')),
  company: trimmed.max(120, 'Le nom de l’entreprise compte 120 caractères au plus.'),
  message: trimmed
    .min(10, 'Décrivez votre besoin en 10 caractères au moins.')
    .max(4000, 'Le message compte 4 000 caractères au plus.'),
  consent: z.string().min(1, 'Votre accord est nécessaire pour vous répondre.'),
});

export type ReadExpertForm = z.output<typeof form>;

/** The fields of a form, or what is wrong with each. */
export function readExpertForm(sent: ExpertForm): { fields: ReadExpertForm } | { faults: ReadonlyMap<string, string> } {
  const read = form.safeParse(sent);
  if (read.success) return { fields: read.data };
  // The first of a field is the one to mend first.
  const faults = read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message] as const);
  return { faults: new Map(faults) };
}
