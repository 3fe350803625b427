import { right, type Layout } from './layout';

/** A letter: the buyer in the window at the right, facts as lines of text, totals as sentences at the left. */
export const plainLetter: Layout = ({ facts, words, formats }) => ({
  pageMargins: [60, 50, 60, 50],
  defaultStyle: { fontSize: 10.5 },
  content: [
    { text: [facts.seller.name, ' · ', facts.seller.address.join(' · ')], fontSize: 8 },
    {
      margin: [260, 30, 0, 30],
      stack: [
        words.buyer,
        facts.buyer.name,
        ...facts.buyer.address,
        facts.buyer.vatId ? `${words.vatId} : ${facts.buyer.vatId}` : '',
      ],
    },
    { text: `${words.title} ${facts.number}`, fontSize: 16, bold: true },
    `${words.issueDate} : ${formats.date(facts.issueDate)}`,
    facts.dueDate ? `${words.dueDate} : ${formats.date(facts.dueDate)}` : '',
    facts.orderReference ? `${words.order} : ${facts.orderReference}` : '',
    {
      margin: [0, 20, 0, 10],
      layout: 'noBorders',
      table: {
        headerRows: 1,
        widths: [45, '*', 80, 80],
        body: [
          [
            { text: words.quantity, bold: true },
            { text: words.description, bold: true },
            right(words.unitPrice, true),
            right(words.amount, true),
          ],
          ...facts.lines.map(({ description, quantity, unitPrice, net }) => [
            formats.quantity(quantity),
            description,
            right(formats.money(unitPrice)),
            right(formats.money(net)),
          ]),
        ],
      },
    },
    `${words.net} : ${formats.money(facts.net)}`,
    ...facts.rates.map(({ rate, vat }) => `${words.vat} ${formats.rate(rate)} : ${formats.money(vat)}`),
    { text: `${words.gross} : ${formats.money(facts.gross)}`, bold: true },
    facts.vat === 0 ? words.exempt : '',
    { margin: [0, 20, 0, 0], text: words.thanks },
    `IBAN : ${formats.iban(facts.seller.iban)}`,
    facts.seller.vatId ? `${facts.seller.name} – ${words.vatId} : ${facts.seller.vatId}` : '',
  ],
});
