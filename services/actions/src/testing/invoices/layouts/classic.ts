import { right, sumsAtRight, type Layout } from './layout';

/** Seller at the upper left, facts at the right, a table with lines, totals below it at the right. */
export const classic: Layout = ({ facts, words, formats }) => ({
  content: [
    {
      columns: [
        [
          { text: facts.seller.name, bold: true, fontSize: 14 },
          ...facts.seller.address,
          facts.seller.email,
          facts.seller.vatId ? `${words.vatId}: ${facts.seller.vatId}` : '',
        ],
        [
          { text: words.title, fontSize: 24, alignment: 'right' },
          right(`${words.number}: ${facts.number}`),
          right(`${words.issueDate}: ${formats.date(facts.issueDate)}`),
          facts.dueDate ? right(`${words.dueDate}: ${formats.date(facts.dueDate)}`) : '',
          facts.orderReference ? right(`${words.order}: ${facts.orderReference}`) : '',
        ],
      ],
    },
    { text: words.buyer, bold: true, margin: [0, 30, 0, 4] },
    facts.buyer.name,
    ...facts.buyer.address,
    facts.buyer.vatId ? `${words.vatId}: ${facts.buyer.vatId}` : '',
    {
      margin: [0, 25, 0, 10],
      table: {
        headerRows: 1,
        widths: ['*', 58, 80, 50, 80],
        body: [
          [words.description, right(words.quantity), right(words.unitPrice), right(words.rate), right(words.amount)],
          ...facts.lines.map(({ description, quantity, unitPrice, vatRate, net }) => [
            description,
            right(formats.quantity(quantity)),
            right(formats.money(unitPrice)),
            right(formats.rate(vatRate)),
            right(formats.money(net)),
          ]),
        ],
      },
    },
    {
      columns: [
        ...sumsAtRight(220, [
          [words.net, right(formats.money(facts.net))],
          ...facts.rates.map(({ rate, vat }) => [`${words.vat} ${formats.rate(rate)}`, right(formats.money(vat))]),
          [{ text: words.gross, bold: true }, right(formats.money(facts.gross), true)],
        ]),
      ],
    },
    facts.vat === 0 ? words.exempt : '',
    { text: `IBAN: ${formats.iban(facts.seller.iban)}`, margin: [0, 30, 0, 6] },
    { text: words.thanks, fontSize: 9 },
  ],
});
