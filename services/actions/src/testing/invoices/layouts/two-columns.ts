import { linesTable, right, type Layout } from './layout';

/** US letter: a narrow column with all facts at the left, the table beside it, amounts without a currency sign. */
export const twoColumns: Layout = (input) => {
  const { facts, words, formats } = input;
  const fact = (label: string, value: string) => [
    {
      text: label.toUpperCase(),
      fontSize: 7,
      color: '#555555',
      margin: [0, 8, 0, 1] as [number, number, number, number],
    },
    value,
  ];
  return {
    pageSize: 'LETTER',
    defaultStyle: { fontSize: 9 },
    content: [
      {
        columns: [
          { text: facts.seller.name, fontSize: 15, bold: true },
          { text: words.title, fontSize: 15, alignment: 'right' },
        ],
      },
      { text: `${facts.seller.address.join(', ')}`, fontSize: 8 },
      { text: facts.seller.vatId ? `${words.vatId}: ${facts.seller.vatId}` : '', fontSize: 8, margin: [0, 0, 0, 25] },
      {
        columnGap: 25,
        columns: [
          {
            width: 130,
            stack: [
              ...fact(words.number, facts.number),
              ...fact(words.issueDate, formats.date(facts.issueDate)),
              ...(facts.dueDate ? fact(words.dueDate, formats.date(facts.dueDate)) : []),
              ...(facts.orderReference ? fact(words.order, facts.orderReference) : []),
              ...fact(words.buyer, facts.buyer.name),
              ...facts.buyer.address,
              facts.buyer.vatId ? `${words.vatId} ${facts.buyer.vatId}` : '',
              ...fact('IBAN', formats.iban(facts.seller.iban)),
            ],
          },
          [
            linesTable(input, [45, 65, 65]),
            {
              margin: [100, 15, 0, 0],
              layout: 'noBorders',
              table: {
                widths: ['*', 80],
                body: [
                  [words.net, right(formats.plain(facts.net))],
                  ...facts.rates.map(({ rate, vat }) => [
                    `${words.vat} @ ${formats.rate(rate)}`,
                    right(formats.plain(vat)),
                  ]),
                  [{ text: words.gross, bold: true, fontSize: 11 }, right(formats.money(facts.gross), true)],
                ],
              },
            },
            facts.vat === 0 ? words.exempt : '',
          ],
        ],
      },
    ],
  };
};
