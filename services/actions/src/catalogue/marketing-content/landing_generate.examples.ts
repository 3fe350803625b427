/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'Booking software for physiotherapists',
    input: {
      brief: {
        product: 'Agenda Kiné',
        audience: 'For physiotherapy practices',
        headline: 'Fewer empty chairs, without one more phone call',
        description:
          'Patients book, move and cancel by themselves. A free slot is offered to the waiting list within a minute.',
        cta: 'Try it for 30 days',
        note: 'No card needed. Your data stays in the EU.',
        benefits: [
          {
            title: 'A waiting list that works',
            text: 'A cancelled hour is offered to the next three patients by text message, in the order that you set.',
          },
          {
            title: 'Reminders that are read',
            text: 'Two days and two hours before, in the language of the patient, with a link to move the appointment.',
          },
          {
            title: 'Your rules, not ours',
            text: 'First visits of 45 minutes, no more than two in a row, Fridays until noon: the calendar keeps to it.',
          },
        ],
        steps: [
          { title: 'Bring your calendar', text: 'Import from Doctolib, Google or a spreadsheet.' },
          { title: 'Set your rules', text: 'Lengths, breaks, rooms and who may book what.' },
          { title: 'Share one link', text: 'On your site, your door and your voicemail.' },
        ],
        proof: {
          figures: [
            { value: '−38 %', label: 'missed appointments after three months' },
            { value: '1,240', label: 'practices in France and Belgium' },
            { value: '4 min', label: 'to fill a cancelled hour, median' },
          ],
          quotes: [
            {
              text: 'I stopped calling people back between two patients. That alone is worth it.',
              name: 'Claire Morel',
              role: 'Physiotherapist, Nantes',
            },
            {
              text: 'Mondays used to have four holes. Now the list fills them on Sunday evening.',
              name: 'Bram De Smet',
              role: 'Practice manager, Ghent',
            },
          ],
        },
        faq: [
          {
            question: 'Can I keep my phone line?',
            answer: 'Yes. Appointments that you take by phone go into the same calendar, with two clicks.',
          },
          { question: 'Where is the data?', answer: 'On certified servers for health data in France.' },
          {
            question: 'How do I leave?',
            answer: 'Export everything as a spreadsheet or iCalendar file and cancel at the end of any month.',
          },
        ],
        form: {
          action: 'https://agenda-kine.example/trial',
          fields: ['name', 'email', 'company'],
          text: 'We write back within a working day, with your access.',
        },
        links: [{ label: 'Privacy', url: 'https://agenda-kine.example/privacy' }],
        footer: 'Agenda Kiné, Lyon',
      },
      brand: { name: 'Agenda Kiné', primary: '#0f766e', accent: '#f4a259' },
    },
    expect: {
      part: {
        file: { $file: { name: 'landing-page.html', mime: 'text/html' } },
        sections: ['hero', 'benefits', 'steps', 'proof', 'faq', 'form'],
        missing: [],
      },
    },
  },
  {
    name: 'Une boulangerie, sans preuve ni questions',
    input: {
      language: 'fr',
      brief: {
        product: 'Boulangerie Lenoir',
        headline: 'Du pain au levain, encore chaud à votre porte',
        description: 'Commandez avant 20 h, nous livrons à vélo entre 6 h 30 et 8 h dans tout Grenoble.',
        cta: 'Commander pour demain',
        cta_url: 'https://lenoir.example/commande',
        benefits: ['Farines de Trièves', 'Levain de douze ans', 'Livraison à vélo', 'Consigne pour les sacs'],
      },
      brand: {
        name: 'Lenoir',
        primary: '#f2c14e',
        accent: '#a63c06',
        background: '#fffaf0',
        font: 'serif',
        corners: 'square',
      },
    },
    expect: {
      part: {
        sections: ['hero', 'benefits'],
        missing: ['steps', 'proof', 'faq', 'form'],
        colors: [
          { role: 'text' },
          { role: 'muted_text' },
          { role: 'brand_text', requested: '#f2c14e' },
          { role: 'button', requested: null },
          {},
          {},
          {},
        ],
      },
    },
  },
  {
    name: 'Un taller, en español y sobre fondo oscuro',
    input: {
      language: 'es',
      sections: ['hero', 'steps', 'form'],
      brief: {
        product: 'Forja Nocturna',
        audience: 'Taller de cuchillería, Toledo',
        headline: 'Forja tu propio cuchillo en una tarde',
        description: 'Grupos de cuatro personas, acero al carbono y un maestro con treinta años de oficio.',
        cta: 'Reservar plaza',
        steps: [
          { title: 'Elige fecha', text: 'Sábados y domingos por la tarde.' },
          { title: 'Forja y templa' },
          { title: 'Llévatelo afilado' },
        ],
        form: { email: 'hola@forja-nocturna.example' },
      },
      brand: { primary: '#7a1f1f', background: '#101114', text: '#eeeeee', corners: 'round', font: 'rounded' },
    },
    expect: { part: { sections: ['hero', 'steps', 'form'], missing: [] } },
  },
] as const;
