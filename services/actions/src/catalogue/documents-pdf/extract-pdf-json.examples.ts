export const examples = [
  {
    name: 'Fields of a Spanish invoice by their labels',
    input: {
      file: 'sample:invoice-es.pdf',
      language: 'es',
      fields: [
        { name: 'number', labels: ['Número de factura', 'Factura nº'], type: 'code' },
        { name: 'due', labels: 'Fecha de vencimiento', type: 'date' },
        { name: 'base', labels: ['Base imponible'], type: 'money' },
        { name: 'iban', type: 'iban' },
        { name: 'delivery_note', labels: ['Albarán'] },
      ],
    },
    expect: {
      part: {
        data: {
          number: { value: 'A/2026/31135', page: 1 },
          due: { value: '2026-12-14', quote: '14/12/2026' },
          base: { value: 7559.77, quote: '7.559,77' },
          iban: { value: 'ES9121000418450200051332' },
          delivery_note: null,
        },
        missing: ['delivery_note'],
        tables: null,
        pages: 1,
      },
    },
  },
  {
    name: 'The table of a French invoice, and a reference of a known form',
    input: {
      file: 'sample:invoice-fr.pdf',
      tables: true,
      fields: ['à régler avant le', { name: 'number', mask: 'A99/9+' }],
    },
    expect: {
      part: {
        data: { 'à régler avant le': { value: '21 novembre 2026' }, number: { value: 'F26/0012331' } },
        missing: [],
        tables: [
          {
            page: 1,
            columns: ['#', 'Prestation', 'Nombre', 'Prix', '% TVA', 'Montant'],
            rows: [
              ['1', 'Rédaction de 12 fiches produits', '2', '239,73 EUR', '20 %', '479,46 EUR'],
              ['2', 'Frais de déplacement', '3', '286,94 EUR', '5,5 %', '860,82 EUR'],
              ['3', 'Licence annuelle, 25 postes', '7,5', '334,15 EUR', '20 %', '2 506,13 EUR'],
              ['4', "Journée de formation de l'équipe", '5', '381,36 EUR', '5,5 %', '1 906,80 EUR'],
              ['5', 'Maintenance du site, mars', '1', '428,57 EUR', '20 %', '428,57 EUR'],
              ['', '', '', '', 'Montant total HT', '6 181,78 EUR'],
              ['', '', '', '', 'Montant TVA 20 %', '682,83 EUR'],
              ['', '', '', '', 'Montant TVA 5,5 %', '152,22 EUR'],
              ['', '', '', '', 'Montant total TTC', '7 016,83 EUR'],
            ],
          },
        ],
      },
    },
  },
  {
    name: 'Fields as an object, of a scan',
    input: {
      file: 'sample:invoice-scan.jpg',
      language: 'fr',
      fields: { 'Net à payer': 'money', Échéance: 'date', email: 'email' },
    },
    expect: {
      part: {
        data: {
          'Net à payer': { value: 6012.95 },
          Échéance: { value: '2026-11-24' },
          email: { value: 'facturation@sn-dubois.fr' },
        },
        missing: [],
      },
    },
  },
  {
    name: 'A table without lines, of a report',
    source: 'Camelot (MIT), tests/files/foo.pdf: the cells that its README prints',
    input: {
      file: 'sample:driving-cycles.pdf',
      tables: true,
      fields: [{ name: 'page', labels: ['Page'], type: 'number' }],
    },
    expect: {
      part: {
        tables: [
          {
            columns: ['Cycle', 'KI', 'Distance', '', '', '', ''],
            rows: [
              ['Name', '(1/km)', '(mi)', 'Improved', 'Decreased', 'Eliminate', 'Decreased'],
              ['', '', '', 'Speed', 'Accel', 'Stops', 'Idle'],
              ['2012_2', '3.30', '1.3', '5.9%', '9.5%', '29.2%', '17.4%'],
              ['2145_1', '0.68', '11.2', '2.4%', '0.1%', '9.5%', '2.7%'],
              ['4234_1', '0.59', '58.7', '8.5%', '1.3%', '8.5%', '3.3%'],
              ['2032_2', '0.17', '57.8', '21.7%', '0.3%', '2.7%', '1.2%'],
              ['4171_1', '0.07', '173.9', '58.1%', '1.6%', '2.1%', '0.5%'],
            ],
          },
        ],
      },
    },
  },
] as const;
