/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A head of operations who opened a warehouse',
    input: {
      prospect: {
        first_name: 'Claire',
        company: 'Logivia',
        role: 'Head of Operations',
        trigger: 'you opened a second warehouse in Lyon',
        pain: 'planning shifts across two sites',
      },
      offer: 'a planning tool that warehouse teams fill in from their phones',
      proof: 'Transports Morel cut overtime by 20 % in four months.',
      sender: { name: 'Marc Petit', company: 'Planeo' },
      language: 'en',
    },
    expect: { part: { language: 'en', missing: [], unused: [], engine: 'template' } },
  },
  {
    name: 'Un cabinet comptable, avec vouvoiement',
    input: {
      prospect: {
        civilité: 'Madame',
        nom: 'Arnaud',
        entreprise: 'Arnaud & Associés',
        poste: 'associée',
        enjeu: 'la saisie des factures fournisseurs',
      },
      offer: 'Nous lisons les factures PDF et les envoyons dans votre logiciel comptable.',
      call_to_action: 'Êtes-vous disponible jeudi à 11 h ?',
      sender: { nom: 'Paul Rey', entreprise: 'Factulire', téléphone: '01 23 45 67 89' },
      language: 'fr',
    },
    expect: { part: { language: 'fr', missing: ['first_name', 'trigger', 'proof'], unused: [] } },
  },
  {
    name: 'Una cadena de tiendas, de tú',
    input: {
      prospect: { nombre: 'Lucía', empresa: 'Olivo Verde', noticia: 'habéis abierto una tienda en Bilbao' },
      offer: 'un panel que avisa cuando una tienda se queda sin existencias',
      tone: 'friendly',
      language: 'es',
      variants: 5,
      sender: { nombre: 'Iker Soto', empresa: 'Stockal' },
    },
    expect: { part: { language: 'es', missing: ['role', 'pain', 'proof'] } },
  },
] as const;
