const engine = 'deterministic';

/** Choices in the playground, and tests; the full video of each format is in the test beside the action. */
export const examples = [
  {
    name: 'A product launch, as an MP4 video',
    input: {
      headline: 'Invoices that read themselves',
      points: [
        { title: 'Drop a PDF, get the data', text: 'Supplier, dates, totals and VAT as clean JSON.' },
        { title: 'Every total is checked', text: 'Net plus VAT equals gross, or you are told why not.' },
        'Ready in two seconds',
      ],
      brand: { name: 'declic', website: 'declic.example', primary: '#FF5A1F' },
      cta: 'Start with 20 free credits',
      format: 'mp4',
    },
    expect: {
      part: {
        duration_s: 15,
        width: 1280,
        height: 720,
        codec: 'avc',
        file: { $file: { mime: 'video/mp4' } },
        storyboard: [
          { scene: 1, role: 'hook', heading_lines: ['Invoices', 'that read', 'themselves'], background: '#FF5A1F' },
          {
            scene: 2,
            role: 'point',
            texts: ['Drop a PDF, get the data', 'Supplier, dates, totals and VAT as clean JSON.'],
          },
          { scene: 3, role: 'point', text_color: '#FFFFFF' },
          { scene: 4, role: 'point', texts: ['Ready in two seconds'] },
          { scene: 5, role: 'call_to_action', texts: ['declic', 'Start with 20 free credits', 'declic.example'] },
        ],
        engine,
      },
    },
  },
  {
    name: 'Une offre pour les réseaux sociaux, en vertical',
    input: {
      headline: 'Vos factures se lisent toutes seules : enfin !',
      points: [
        { title: 'Déposez un PDF, récupérez les données', text: 'Fournisseur, dates, totaux et TVA.' },
        'Chaque total est vérifié « au centime près »',
        { title: 'Prêt en deux secondes', text: 'Sans installation, sans engagement.' },
      ],
      brand: {
        primary: '#0F5C4A',
        accent: '#FFC857',
        background: '#F6F3EA',
        website: 'https://www.declic-exemple.fr/',
      },
      cta: 'Commencer avec 20 crédits offerts',
      format: 'svg',
      ratio: 'portrait',
    },
    expect: {
      part: {
        width: 720,
        height: 1280,
        storyboard: [
          { text_color: '#FFFFFF' },
          {},
          { heading_lines: ['Chaque total', 'est vérifié « au', 'centime près »'] },
          {},
          { texts: ['Commencer avec 20 crédits offerts', 'www.declic-exemple.fr'] },
        ],
        engine,
      },
    },
  },
  {
    name: 'Un anuncio cuadrado, sin botón',
    input: {
      headline: 'Convierte cada reseña en una respuesta amable',
      points: ['Detecta el tono', 'Responde en su idioma', '¿Sin tiempo? Automatízalo'],
      brand: { name: 'Reseñas & Cía.', primary: '#3D5AFE', background: '#FFFFFF' },
      format: 'svg',
      ratio: 'square',
    },
    expect: {
      part: {
        width: 1080,
        height: 1080,
        storyboard: [{}, {}, {}, {}, { texts: ['Reseñas & Cía.', 'Convierte cada reseña en una respuesta amable'] }],
        engine,
      },
    },
  },
  {
    name: 'A grey on which white text would be too faint',
    source: 'WCAG 2.2, criterion 1.4.3: white on #777777 has 4.48:1, less than 4.5:1',
    input: {
      headline: 'Grey that can be read',
      points: ['Measured', 'Not guessed', 'On each scene'],
      brand: { primary: '#777777', background: '#FFFFFF' },
      format: 'svg',
    },
    expect: {
      part: {
        storyboard: [
          { background: '#777777', text_color: '#000000', contrast: 4.7 },
          {},
          {},
          {},
          { background: '#777777', text_color: '#000000', contrast: 4.7 },
        ],
        engine,
      },
    },
  },
] as const;
