/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'An offer to a logistics company',
    input: {
      prospect: {
        company: 'Müller & Söhne Logistik',
        first_name: 'Jana',
        last_name: 'Roth',
        role: 'Head of Operations',
        need: 'You said that drivers lose twenty minutes at every ramp.',
      },
      offer: {
        title: 'Ramp booking',
        headline: 'Trucks that arrive when the ramp is free',
        description: 'Carriers book a slot, your yard sees who comes when, and late trucks move by themselves.',
        price: '€490 a month per site',
        valid_until: '2026-03-31',
        cta: 'See it with your ramps',
        cta_url: 'https://rampline.example/demo?plan=site#start',
        benefits: [
          { title: 'No calls', text: 'Carriers see free slots and book them from their phone.' },
          { title: 'Live yard', text: 'Who is here, who waits, who is late: on one screen at the gate.' },
          { title: 'Proof of waiting time', text: 'Time stamps at gate and ramp end discussions about demurrage.' },
        ],
        proof: {
          figures: [
            { value: '−17 min', label: 'at the ramp per truck' },
            { value: '31', label: 'sites in six countries' },
          ],
        },
      },
      brand: { name: 'Rampline', primary: '#2b3a8f', accent: '#ffb703' },
      tracking: { source: 'outbound', campaign: 'spring-2026' },
      domain: 'www.rampline.com',
      integrations: {
        calendar_url: 'https://cal.example/rampline',
        form: { action: 'https://rampline.example/leads', fields: ['name', 'email', 'phone'] },
      },
    },
    expect: {
      part: {
        slug: 'muller-and-sohne-logistik',
        suggested_host: 'muller-and-sohne-logistik.rampline.com',
        tracked_links: [
          {
            place: 'button',
            url: 'https://rampline.example/demo?plan=site&utm_source=outbound&utm_medium=landing&utm_campaign=spring-2026&utm_content=muller-and-sohne-logistik#start',
          },
          { place: 'calendar' },
        ],
      },
    },
  },
  {
    name: 'Une offre en français, publiée sous un chemin',
    input: {
      language: 'fr',
      prospect: { company: 'L’Œuf à la Coque', name: 'Inès Garnier', role: 'gérante' },
      offer: {
        title: 'Menus de saison',
        description: 'Quatre cartes par an, photographiées chez vous.',
        cta: 'Voir trois exemples',
        cta_url: 'https://studio.example/menus',
        valid_until: '2026-06-30',
        steps: ['Dégustation', 'Photos', 'Impression'],
      },
      brand: { name: 'Studio Fève', primary: '#c2185b', font: 'serif' },
      domain: 'studio-feve.fr',
      subdomain_strategy: 'path',
    },
    expect: {
      part: {
        slug: 'loeuf-a-la-coque',
        suggested_host: 'studio-feve.fr',
        suggested_url: 'https://studio-feve.fr/loeuf-a-la-coque',
      },
    },
  },
  {
    name: 'Una oferta mínima, sin dominio',
    input: {
      language: 'es',
      prospect: { company: 'Cerámicas Ñandú' },
      offer: { title: 'Hornos de bajo consumo', cta: 'Pedir presupuesto' },
      integrations: { form: { email: 'ventas@hornos.example', fields: ['name', 'email', 'phone', 'message'] } },
      brand: { primary: '#e4572e', corners: 'square' },
    },
    expect: { part: { slug: 'ceramicas-nandu', suggested_host: null, suggested_url: null, tracked_links: [] } },
  },
] as const;
