const now = () => new Date('2026-03-02T09:00:00Z');

export const examples = [
  {
    name: 'A French quote with two VAT rates, a discount and terms',
    input: {
      language: 'fr',
      number: 'D-2026-017',
      valid_days: 60,
      discount: 10,
      terms: 'Acompte de 30 % à la commande, solde à 30 jours.',
      seller: {
        name: 'Ateliers Marchand SARL',
        address: ['12 rue des Tanneurs', '67000 Strasbourg'],
        vat_id: 'FR11123456782',
        email: 'contact@ateliers-marchand.fr',
        iban: 'FR7630006000011234567890189',
      },
      buyer: { name: 'Mairie de Rennes', address: 'Place de la Mairie\n35000 Rennes' },
      lines: [
        { description: 'Table en chêne, 220 × 100 cm', quantity: 2, unit_price: 1249.9, vat_rate: 20 },
        { description: 'Livraison et montage', quantity: 3.5, unit: 'h', unit_price: 48, vat_rate: 20, discount: 50 },
        { description: 'Guide du chêne (livre)', quantity: 10, unit_price: 19, vat_rate: 5.5 },
      ],
    },
    given: { clock: { now } },
    expect: {
      part: {
        number: 'D-2026-017',
        issue_date: '2026-03-02',
        valid_until: '2026-05-01',
        file: { $file: { name: 'D-2026-017.pdf', mime: 'application/pdf' } },
        totals: {
          lines: [249_980, 8_400, 19_000],
          subtotal: 277_380,
          discount: 27_738,
          net: 249_642,
          vat: [
            { rate: 20, base: 232_542, amount: 46_508 },
            { rate: 5.5, base: 17_100, amount: 941 },
          ],
          vat_total: 47_449,
          gross: 297_091,
        },
      },
    },
  },
  {
    name: 'An English quote in pounds, without VAT',
    input: {
      currency: 'GBP',
      seller: { name: 'Cedar Lane Studio' },
      buyer: { name: 'Brightwater Logistics plc' },
      lines: [{ description: 'Brand workshop', quantity: 2, unit: 'days', unit_price: 850 }],
    },
    given: { clock: { now } },
    expect: {
      part: { currency: 'GBP', valid_until: '2026-04-01', totals: { net: 170_000, vat_total: 0, gross: 170_000 } },
    },
  },
  {
    name: 'A Spanish quote with a colour',
    input: {
      language: 'es',
      number: 'P-31',
      brand: { color: '#f2c230' },
      seller: { name: 'Diseños del Sur S.L.', vat_id: 'ESB76543214' },
      buyer: { name: 'Conservas La Ría S.A.' },
      lines: [
        { description: 'Rediseño de etiquetas', quantity: 12, unit_price: 145.5, vat_rate: 21 },
        { description: 'Descuento de bienvenida', unit_price: -100, vat_rate: 21 },
      ],
    },
    given: { clock: { now } },
    expect: { part: { totals: { net: 164_600, vat: [{ rate: 21, base: 164_600, amount: 34_566 }], gross: 199_166 } } },
  },
  {
    name: 'Lines of which one takes back, and a charge',
    source: 'Amounts: Peppol BIS Billing 3.0, rules/examples/base-example.xml (1325.00 net, 331.25 VAT, 1656.25)',
    input: {
      number: 'Snippet1',
      seller: { name: 'SupplierOfficialName Ltd', address: ['Main street 1', 'Postbox 123', 'GB 123 EW London'] },
      buyer: { name: 'Buyer Official Name', address: ['Hovedgatan 32', 'Po box 878', '456 34 Stockholm'] },
      lines: [
        { description: 'item name', quantity: 7, unit: 'days', unit_price: 400, vat_rate: 25 },
        { description: 'item name 2', quantity: -3, unit: 'days', unit_price: 500, vat_rate: 25 },
        { description: 'Insurance', unit_price: 25, vat_rate: 25 },
      ],
    },
    given: { clock: { now } },
    expect: {
      part: {
        currency: 'EUR',
        totals: {
          lines: [280_000, -150_000, 2_500],
          net: 132_500,
          vat: [{ rate: 25, base: 132_500, amount: 33_125 }],
          gross: 165_625,
        },
      },
    },
  },
] as const;
