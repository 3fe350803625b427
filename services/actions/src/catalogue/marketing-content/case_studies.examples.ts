/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A carrier with less overtime, as PDF',
    input: {
      customer: 'Transports Morel',
      facts: {
        industry: 'Road haulage',
        size: '180 employees',
        location: 'Nantes',
        challenge: 'Shifts for three sites were planned in spreadsheets that nobody trusted by Wednesday.',
        solution: [
          'Team leads plan in Planeo, drivers confirm on their phones',
          'Rules of the collective agreement are checked while planning',
        ],
        results: [
          { label: 'Overtime per month', before: '310 h', after: '248 h' },
          { label: 'Planning time per week', before: '9 h', after: '2 h' },
          'No missed rest period since May',
        ],
        product: 'Planeo Pro',
        duration: 'four months',
      },
      quotes: [{ text: 'On Wednesday the plan is still true.', name: 'Claire Arnaud', role: 'Head of Operations' }],
      format: 'pdf',
      language: 'en',
    },
    expect: {
      part: {
        completeness: 'full',
        missing: [],
        unused: [],
        file: { $file: { name: 'case-study.pdf', mime: 'application/pdf' } },
      },
    },
  },
  {
    name: 'Un cas sans résultats reste bref',
    input: {
      customer: 'Arnaud & Associés',
      facts: {
        secteur: 'expertise comptable',
        défi: 'la saisie des factures prenait deux jours par mois',
        solution: 'Factulire lit les PDF reçus par mail',
      },
      language: 'fr',
    },
    expect: { part: { completeness: 'brief', missing: ['results', 'quotes'], metrics: [] } },
  },
  {
    name: 'Un caso en Word',
    input: {
      customer: 'Olivo Verde',
      facts: {
        sector: 'alimentación',
        ciudad: 'Jaén',
        reto: 'las tiendas se quedaban sin aceite los sábados',
        solución: ['Stockal avisa el jueves a cada encargada', 'El almacén prepara los pedidos el viernes'],
        resultados: [{ indicador: 'Roturas de existencias al mes', antes: '14', después: '3' }],
      },
      quotes: ['Los sábados ya no decimos que no.'],
      format: 'docx',
      language: 'es',
    },
    expect: { part: { completeness: 'full', file: { $file: { name: 'case-study.docx' } } } },
  },
  {
    name: 'Hands washed in Vienna, 1847',
    source:
      'Figures: I. Semmelweis, Die Ätiologie des Kindbettfiebers (1861): 459 of 4,010 in 1846, 45 of 3,556 in 1848',
    input: {
      customer: 'First obstetric clinic, Vienna',
      facts: {
        challenge: 'In 1846, 459 of 4,010 mothers died of childbed fever.',
        solution: ['Since May 1847, hands are washed with chlorinated lime before each examination'],
        results: [{ label: 'Deaths per 100 births, 1846 and 1848', before: '11.4', after: '1.27' }],
      },
      language: 'en',
    },
    expect: {
      part: {
        metrics: [{ label: 'Deaths per 100 births, 1846 and 1848', before: '11.4', after: '1.27' }],
        completeness: 'full',
        missing: ['quotes', 'industry'],
        unused: [],
      },
    },
  },
] as const;
