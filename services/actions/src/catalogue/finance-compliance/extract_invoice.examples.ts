const exact = (value: string | number, quote: string) => ({ value, confidence: 1, page: null, box: null, quote });

export const examples = [
  {
    name: 'A French invoice, born digital, with two VAT rates',
    input: { file: 'sample:invoice-fr.pdf' },
    expect: {
      part: {
        source: 'text',
        language: 'fr',
        pages: 1,
        invoice: {
          number: { value: 'F26/0012331', page: 1 },
          issue_date: { value: '2026-08-02' },
          due_date: { value: '2026-11-21' },
          order_reference: null,
          currency: { value: 'EUR' },
          seller: {
            name: { value: 'Boulangerie Lefèvre' },
            address: { value: '3 place de la Mairie, 35000 Rennes' },
            vat_id: { value: 'FR14987654324' },
          },
          buyer: { name: { value: 'Transports Océane' }, vat_id: { value: 'FR47271828188' } },
          iban: { value: 'FR7630006000011234567890189' },
          vat: [
            { rate: 20, base: null, amount: 682.83 },
            { rate: 5.5, base: null, amount: 152.22 },
          ],
          totals: { net: { value: 6181.78 }, vat: { value: 835.05 }, gross: { value: 7016.83, quote: '7 016,83' } },
        },
      },
    },
  },
  {
    name: 'An English invoice with the facts in a column of their own',
    input: { file: 'sample:invoice-en.pdf', language: 'en' },
    expect: {
      part: {
        source: 'text',
        invoice: {
          number: { value: '2026008833' },
          order_reference: { value: 'PO-4133' },
          buyer: { name: { value: 'Harbour & Pine Ltd' } },
          lines: [
            {
              description: 'Annual licence, 25 seats',
              quantity: 4,
              unit_price: 254.39,
              vat_rate: null,
              net: 1017.56,
              page: 1,
            },
            {
              description: 'Training day for the sales team',
              quantity: 5,
              unit_price: 301.6,
              vat_rate: null,
              net: 1508,
              page: 1,
            },
            {
              description: 'Website maintenance, March',
              quantity: 7.5,
              unit_price: 348.81,
              vat_rate: null,
              net: 2616.08,
              page: 1,
            },
          ],
          totals: { net: { value: 5141.64 }, vat: { value: 1028.33 }, gross: { value: 6169.97 } },
        },
      },
    },
  },
  {
    name: 'A Spanish invoice',
    input: { file: 'sample:invoice-es.pdf', country: 'ES' },
    expect: {
      part: {
        language: 'es',
        invoice: {
          number: { value: 'A/2026/31135' },
          due_date: { value: '2026-12-14' },
          seller: { vat_id: { value: 'ESB12345674' } },
          totals: { gross: { value: 9147.32 } },
        },
      },
    },
  },
  {
    name: 'A scan, slanted and with noise',
    input: { file: 'sample:invoice-scan.jpg', language: 'fr' },
    expect: {
      part: {
        source: 'ocr',
        invoice: {
          number: { value: 'F26/0012337' },
          lines: [
            { description: 'Armoire réseau 42U', quantity: 3, unit_price: 283.71, net: 851.13 },
            { description: 'Rédaction de 12 fiches produits', quantity: 4, unit_price: 330.92, net: 1323.68 },
            { description: 'Frais de déplacement', quantity: 7.5, unit_price: 378.13, net: 2835.98 },
          ],
          seller: { vat_id: { value: 'FR87314159260' } },
          totals: { net: { value: 5010.79 }, vat: { value: 1002.16 }, gross: { value: 6012.95 } },
        },
      },
    },
  },
  {
    name: 'A Factur-X invoice',
    source: 'Made by @e-invoice-eu/core 2.3.4, Factur-X profile EN 16931',
    input: { file: 'sample:factur-x.pdf' },
    expect: {
      part: {
        source: 'factur-x',
        profile: 'urn:cen.eu:en16931:2017',
        invoice: {
          number: exact('FA-2026-07740', 'ID'),
          issue_date: exact('2026-01-11', 'DateTimeString'),
          seller: { vat_id: exact('FR11123456782', 'ID') },
          totals: {
            net: exact(1011.52, 'TaxBasisTotalAmount'),
            vat: exact(99.96, 'TaxTotalAmount'),
            gross: exact(1111.48, 'GrandTotalAmount'),
            adjustment: null,
          },
        },
        checks: [
          { id: 'sum', ok: true },
          { id: 'line_sum', ok: true },
          { id: 'line_amounts', ok: true },
          { id: 'vat_by_rate', ok: true },
          { id: 'iban', ok: true },
          { id: 'seller_vat_id', ok: true },
          { id: 'buyer_vat_id', ok: true },
          { id: 'dates', ok: true },
        ],
      },
    },
  },
] as const;
