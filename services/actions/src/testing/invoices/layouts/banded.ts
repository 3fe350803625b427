import { right, sumsAtRight, type Layout } from './layout';

/** A coloured band with the title, label and value in two columns, VAT by rate in a table of its own. */
export const banded: Layout = ({ facts, words, formats }) => ({
  defaultStyle: { fontSize: 9 },
  content: [
    {
      layout: 'noBorders',
      table: {
        widths: ['*', '*'],
        body: [
          [
            { text: words.title.toUpperCase(), fontSize: 20, color: 'white', fillColor: '#1f3a5f', margin: 8 },
            { text: facts.seller.name, color: 'white', fillColor: '#1f3a5f', alignment: 'right', margin: 8 },
          ],
        ],
      },
    },
    {
      margin: [0, 15, 0, 15],
      columnGap: 20,
      columns: [
        {
          width: 210,
          layout: 'noBorders',
          table: {
            widths: [90, '*'],
            body: [
              [{ text: words.number, bold: true }, facts.number],
              [{ text: words.issueDate, bold: true }, formats.date(facts.issueDate)],
              ...(facts.dueDate ? [[{ text: words.dueDate, bold: true }, formats.date(facts.dueDate)]] : []),
              ...(facts.orderReference ? [[{ text: words.order, bold: true }, facts.orderReference]] : []),
            ],
          },
        },
        [
          { text: words.seller, bold: true },
          facts.seller.name,
          ...facts.seller.address,
          facts.seller.vatId ? `${words.vatId}: ${facts.seller.vatId}` : '',
        ],
        [
          { text: words.buyer, bold: true },
          facts.buyer.name,
          ...facts.buyer.address,
          facts.buyer.vatId ? `${words.vatId}: ${facts.buyer.vatId}` : '',
        ],
      ],
    },
    {
      table: {
        headerRows: 1,
        widths: ['*', 40, 65, 45, 75],
        body: [
          [words.description, words.quantity, words.unitPrice, words.rate, words.amount].map((text) => ({
            text,
            fillColor: '#dde5ee',
          })),
          ...facts.lines.map(({ description, quantity, unitPrice, vatRate, net }) => [
            description,
            formats.quantity(quantity),
            right(formats.plain(unitPrice)),
            right(formats.rate(vatRate)),
            right(formats.plain(net)),
          ]),
        ],
      },
    },
    {
      margin: [0, 15, 0, 15],
      columns: [
        {
          width: 240,
          table: {
            widths: [60, 80, 80],
            body: [
              [words.rate, words.net, words.vat],
              ...facts.rates.map(({ rate, net, vat }) => [
                formats.rate(rate),
                right(formats.plain(net)),
                right(formats.plain(vat)),
              ]),
            ],
          },
        },
        ...sumsAtRight(200, [
          [words.net, right(formats.money(facts.net))],
          [words.vat, right(formats.money(facts.vat))],
          [{ text: words.gross, fontSize: 12 }, right(formats.money(facts.gross), true)],
        ]),
      ],
    },
    facts.vat === 0 ? words.exempt : '',
    { text: `${words.thanks} IBAN: ${formats.iban(facts.seller.iban)} – ${facts.seller.email}` },
  ],
});
