/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'SPIN for a planning tool',
    source: 'Stages: N. Rackham, SPIN Selling (1988)',
    input: {
      product: 'a planning tool that teams fill in from their phones',
      audience: 'heads of operations in logistics',
      problem: 'planning shifts across several sites',
      benefits: ['Shifts are planned in minutes', 'Everyone sees changes at once'],
      proof: 'Transports Morel cut overtime by 20 % in four months.',
      objections: [
        { objection: 'It is too expensive', answer: 'Our customers pay it from the overtime they save.' },
        'We already use Excel',
      ],
      next_step: 'a demo with your own shifts',
      caller: 'Marc Petit',
      company: 'Planeo',
      language: 'en',
    },
    expect: { part: { missing: ['answer: We already use Excel'], language: 'en' } },
  },
  {
    name: 'BANT pour un logiciel de facturation',
    input: {
      product: 'Nous lisons les factures PDF et les envoyons dans le logiciel comptable.',
      audience: 'les cabinets comptables',
      framework: 'bant',
      problem: 'la saisie des factures fournisseurs',
      objections: ['Je n’ai pas le temps'],
      company: 'Orange Business',
      language: 'fr',
    },
    expect: {
      part: { language: 'fr', missing: ['proof', 'next_step', 'caller', 'benefits', 'answer: Je n’ai pas le temps'] },
    },
  },
  {
    name: 'MEDDIC para un panel de existencias, de tú',
    source: 'Stages: MEDDIC, PTC sales method (1996)',
    input: {
      product: 'un panel que avisa cuando una tienda se queda sin existencias',
      audience: 'directores de cadenas de tiendas',
      framework: 'meddic',
      tone: 'friendly',
      caller: 'Iker Soto',
      company: 'Stockal',
      language: 'es',
    },
    expect: { part: { language: 'es', missing: ['problem', 'proof', 'next_step', 'benefits', 'objections'] } },
  },
] as const;
