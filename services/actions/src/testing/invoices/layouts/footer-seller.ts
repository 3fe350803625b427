import { right, type Layout } from './layout';

/** The seller's details in the foot of the page, numbered items with units, totals inside the table. */
export const footerSeller: Layout = ({ facts, words, formats }) => ({
  defaultStyle: { fontSize: 10 },
  pageMargins: [50, 60, 50, 90],
  footer: () => ({
    fontSize: 8,
    alignment: 'center',
    stack: [
      `${facts.seller.name} – ${facts.seller.address.join(', ')}`,
      `${facts.seller.vatId ? `${words.vatId} ${facts.seller.vatId} – ` : ''}${facts.seller.email}`,
      `IBAN ${formats.iban(facts.seller.iban)}`,
    ],
  }),
  content: [
    { text: facts.seller.name, fontSize: 18, color: '#803020' },
    {
      margin: [0, 25, 0, 25],
      columns: [
        [
          words.buyer,
          { text: facts.buyer.name, bold: true },
          ...facts.buyer.address,
          facts.buyer.vatId ? `${words.vatId}: ${facts.buyer.vatId}` : '',
        ],
        {
          width: 200,
          layout: 'noBorders',
          table: {
            body: [
              [`${words.number}:`, facts.number],
              [`${words.issueDate}:`, formats.date(facts.issueDate)],
              ...(facts.dueDate ? [[`${words.dueDate}:`, formats.date(facts.dueDate)]] : []),
              ...(facts.orderReference ? [[`${words.order}:`, facts.orderReference]] : []),
            ],
          },
        },
      ],
    },
    { text: words.title, fontSize: 15, bold: true, margin: [0, 0, 0, 10] },
    {
      table: {
        headerRows: 1,
        widths: [20, '*', 45, 75, 45, 80],
        body: [
          [
            '#',
            words.description,
            right(words.quantity),
            right(words.unitPrice),
            right(words.rate),
            right(words.amount),
          ],
          ...facts.lines.map(({ description, quantity, unitPrice, vatRate, net }, index) => [
            String(index + 1),
            description,
            right(formats.quantity(quantity)),
            right(formats.money(unitPrice)),
            right(formats.rate(vatRate)),
            right(formats.money(net)),
          ]),
          [{ text: words.net, colSpan: 5, alignment: 'right' }, '', '', '', '', right(formats.money(facts.net))],
          ...facts.rates.map(({ rate, vat }) => [
            { text: `${words.vat} ${formats.rate(rate)}`, colSpan: 5, alignment: 'right' as const },
            '',
            '',
            '',
            '',
            right(formats.money(vat)),
          ]),
          [
            { text: words.gross, colSpan: 5, alignment: 'right', bold: true },
            '',
            '',
            '',
            '',
            right(formats.money(facts.gross), true),
          ],
        ],
      },
    },
    facts.vat === 0 ? words.exempt : '',
    { text: words.thanks, margin: [0, 20, 0, 0] },
  ],
});
