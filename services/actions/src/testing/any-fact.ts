import fc from 'fast-check';

const FACTS = {
  en: [
    'you opened a second site in Leeds',
    'a payroll tool',
    'Cut costs by 12,5 %.',
    'invoices arrive by post',
    'Is it slow? Yes.',
    'https://acme.example/a',
    'O’Neill & Sons',
    '24/7 support',
    'iPhone cases',
    '{company}',
    '<a|b>',
    '$& $1',
  ],
  fr: [
    'vous avez ouvert un site à Lille',
    'un outil de paie',
    'Deux fois moins d’erreurs.',
    'la saisie des factures',
    'Trop lent ? Oui !',
    'Hermès',
    'onze agences',
    '«entre guillemets»',
    '1 200 €',
    'l’équipe',
  ],
  es: [
    'habéis abierto una tienda en Cádiz',
    'una herramienta de nóminas',
    'Un 30 % menos de errores.',
    'facturas en papel',
    '¿Tarde? Siempre.',
    'Íñigo',
    'El Corte',
    '3,5 millones',
  ],
} as const;

/** Facts as people and attackers write them. */
function anyFact(language: keyof typeof FACTS) {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...FACTS[language]) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ''),
    },
  );
}

type Language = keyof typeof FACTS;
type Fields<Input> = { readonly [Key in keyof Input]: fc.Arbitrary<Input[Key]> };

export const anyTone = fc.constantFrom('professional', 'friendly');

/** An input in any of the languages, with fields that are made of facts in it. */
export function anyInput<Input>(fieldsOf: (fact: fc.Arbitrary<string>, language: Language) => Fields<Input>) {
  return fc
    .constantFrom<Language[]>('en', 'fr', 'es')
    .chain((language) =>
      fc.record(fieldsOf(anyFact(language), language)).map((fields) => Object.assign(fields, { language })),
    );
}

/** The input of an action for posts. */
export const anyPost = (mostPoints: number) =>
  anyInput((fact) => ({
    topic: fact,
    points: fc.array(fact, { maxLength: mostPoints }),
    goal: fc.constantFrom('advice', 'news', 'discussion'),
    tone: anyTone,
  }));
