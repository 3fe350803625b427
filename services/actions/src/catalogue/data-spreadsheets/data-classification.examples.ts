/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'Expenses by keyword',
    input: {
      rows: [
        { date: '2025-03-03', description: 'Billet de train Paris-Lyon' },
        { date: '2025-03-04', description: 'Déjeuner au restaurant avec un client' },
        { date: '2025-03-05', description: 'Don à une association' },
      ],
      text_field: 'description',
      labels: [
        { name: 'transport', keywords: ['train', 'taxi', 'péage'] },
        { name: 'repas', keywords: ['restaurant', 'déjeuner', 'traiteur'] },
      ],
    },
    expect: {
      part: {
        language: 'fr',
        rows: [{ label: 'transport' }, { label: 'repas' }, { label: 'none', confidence: 0, why: [] }],
        summary: [
          { label: 'transport', count: 1 },
          { label: 'repas', count: 1 },
          { label: 'none', count: 1 },
        ],
      },
    },
  },
  {
    name: 'Labels learned from examples',
    input: {
      rows: ['How much does shipping cost?', 'The parcel was damaged again'],
      text_field: 'text',
      labels: ['question', 'complaint'],
      examples: [
        { text: 'How much is the large plan?', label: 'question' },
        { text: 'Do you ship to Spain?', label: 'question' },
        { text: 'My parcel is late and I am unhappy', label: 'complaint' },
        { text: 'It arrived damaged', label: 'complaint' },
      ],
      language: 'en',
    },
    expect: { part: { rows: [{ label: 'question' }, { label: 'complaint' }] } },
  },
  {
    name: 'Products by description of the department',
    input: {
      rows: [{ nombre: 'Sartén antiadherente 28 cm' }, { nombre: 'Camiseta de algodón talla M' }],
      text_field: 'nombre',
      labels: [
        { name: 'Hogar', description: 'Muebles, cocina, sartenes y lámparas' },
        { name: 'Ropa', description: 'Camisetas, pantalones y abrigos' },
      ],
      language: 'es',
    },
    expect: {
      data: {
        language: 'es',
        rows: [
          {
            row: 1,
            text: 'Sartén antiadherente 28 cm',
            label: 'Hogar',
            confidence: 0.83,
            alternative: null,
            why: [{ text: 'Sartén', weight: 0.76, start: 0, end: 6 }],
          },
          {
            row: 2,
            text: 'Camiseta de algodón talla M',
            label: 'Ropa',
            confidence: 0.82,
            alternative: null,
            why: [{ text: 'Camiseta', weight: 0.76, start: 0, end: 8 }],
          },
        ],
        summary: [
          { label: 'Hogar', count: 1 },
          { label: 'Ropa', count: 1 },
          { label: 'none', count: 0 },
        ],
        engine: 'extractive',
      },
    },
  },
] as const;
