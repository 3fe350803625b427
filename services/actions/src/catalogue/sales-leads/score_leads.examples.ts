const given = { clock: { now: () => new Date('2026-03-15T12:00:00Z') } };

/** Choices in the playground, and tests; the points are worked out by hand. */
export const examples = [
  {
    name: 'Two leads by the default rules',
    // Fit 30+25+15+10 of 100 at weight 60, engagement 35+20 of 115 at weight 40.
    input: {
      leads: [
        { email: 'x@gmail.com', job_title: 'Student' },
        {
          email: 'ada@analytical-engines.co.uk',
          job_title: 'CTO',
          employees: 120,
          phone: '+44 20 7946 0018',
          demo_requested: true,
          last_activity: '2026-03-12',
        },
      ],
    },
    given,
    expect: {
      part: {
        rows: [
          {
            index: 1,
            lead: 'ada@analytical-engines.co.uk',
            score: 67,
            grade: 'B',
            reasons: [
              { rule: 'executive', points: 18, reason: 'The job title "CTO" decides on purchases' },
              { rule: 'size_50_999', points: 15, reason: '120 employees: mid-size company' },
              { rule: 'company_email', points: 9 },
              { rule: 'phone', points: 6 },
              { rule: 'demo', points: 12.17, reason: 'A demo was requested' },
              { rule: 'active_7', points: 6.96, reason: 'Days since the last activity: 3' },
            ],
          },
          { index: 0, score: 0, grade: 'D', reasons: [] },
        ],
        grades: { A: 0, B: 1, C: 0, D: 1 },
      },
    },
  },
  {
    name: 'Rules of your own',
    input: {
      leads: [
        { id: 7, country: 'FR', seats: 40 },
        { id: 8, country: 'DE', seats: 4 },
      ],
      rules: [
        {
          id: 'market',
          when: { in: [{ var: 'country' }, ['FR', 'BE']] },
          points: 30,
          reason: 'In our market: {country}',
        },
        { id: 'seats', when: { '>=': [{ var: 'seats' }, 10] }, points: 10, reason: '{seats} seats' },
        { id: 'tiny', when: { '<': [{ var: 'seats' }, 5] }, points: -5, reason: 'Only {seats} seats' },
      ],
    },
    given,
    expect: {
      data: {
        rows: [
          {
            index: 0,
            lead: '7',
            score: 100,
            grade: 'A',
            reasons: [
              { rule: 'market', group: 'fit', points: 75, reason: 'In our market: FR' },
              { rule: 'seats', group: 'fit', points: 25, reason: '40 seats' },
            ],
            missing: [],
          },
          {
            index: 1,
            lead: '8',
            score: 0,
            grade: 'D',
            reasons: [{ rule: 'tiny', group: 'fit', points: -12.5, reason: 'Only 4 seats' }],
            missing: [],
          },
        ],
        groups_used: ['fit'],
        grades: { A: 1, B: 0, C: 0, D: 1 },
        engine: 'deterministic',
      },
    },
  },
  {
    name: 'A French list without engagement',
    input: {
      leads: [
        { nom: 'Louise Mercier', poste: 'Gérante', effectif: '10 à 49', courriel: 'l.mercier@atelier-mercier.fr' },
      ],
    },
    given,
    expect: {
      part: {
        rows: [{ lead: 'l.mercier@atelier-mercier.fr', score: 60, grade: 'B', missing: ['phone_valid', 'budget'] }],
        groups_used: ['fit'],
      },
    },
  },
  {
    name: 'The points of another product',
    source:
      'Pardot knowledge base, Scores: form +50, site search +3, page view +1, form error -5; here of 54, as shares of 100',
    input: {
      leads: [
        { email: 'ada@example.com', forms: 1, searches: 1, page_views: 4, form_errors: 0 },
        { email: 'bob@example.com', forms: 0, searches: 1, page_views: 2, form_errors: 1 },
      ],
      rules: [
        { id: 'form', when: { '>=': [{ var: 'forms' }, 1] }, points: 50, reason: 'Form sent' },
        { id: 'search', when: { '>=': [{ var: 'searches' }, 1] }, points: 3, reason: 'Searched the site' },
        { id: 'view', when: { '>=': [{ var: 'page_views' }, 1] }, points: 1, reason: 'Viewed a page' },
        { id: 'error', when: { '>=': [{ var: 'form_errors' }, 1] }, points: -5, reason: 'Error in a form' },
      ],
    },
    given,
    expect: {
      part: {
        rows: [
          {
            index: 0,
            score: 100,
            reasons: [
              { rule: 'form', points: 92.59 },
              { rule: 'search', points: 5.56 },
              { rule: 'view', points: 1.85 },
            ],
          },
          {
            index: 1,
            score: 0,
            reasons: [
              { rule: 'search', points: 5.56 },
              { rule: 'view', points: 1.85 },
              { rule: 'error', points: -9.26 },
            ],
          },
        ],
      },
    },
  },
] as const;
