import { linesTable, right, type Layout } from './layout';

/** A centred title, facts as a grid with labels above their values, the parties side by side with labels. */
export const metaGrid: Layout = (input) => {
  const { facts, words, formats } = input;
  const meta = [
    [words.number, facts.number],
    [words.issueDate, formats.date(facts.issueDate)],
    ...(facts.dueDate ? [[words.dueDate, formats.date(facts.dueDate)]] : []),
    ...(facts.orderReference ? [[words.order, facts.orderReference]] : []),
  ];
  const party = (label: string, { name, address, vatId }: typeof facts.buyer) => [
    { text: label, fontSize: 8, color: '#666666' },
    { text: name, bold: true },
    ...address,
    vatId ? `${words.vatId} ${vatId}` : '',
  ];
  return {
    defaultStyle: { fontSize: 10 },
    content: [
      { text: words.title, fontSize: 26, alignment: 'center', margin: [0, 0, 0, 20] },
      {
        table: {
          widths: meta.map(() => '*'),
          body: [meta.map(([label]) => ({ text: label ?? '', fontSize: 8 })), meta.map(([, value]) => value ?? '')],
        },
      },
      { columns: [party(words.buyer, facts.buyer), party(words.seller, facts.seller)], margin: [0, 20, 0, 20] },
      linesTable(input, [50, 75, 75]),
      {
        margin: [250, 15, 0, 0],
        table: {
          widths: ['*', 90],
          body: [
            [words.net, right(formats.plain(facts.net))],
            ...facts.rates.map(({ rate, vat }) => [`${words.vat} (${formats.rate(rate)})`, right(formats.plain(vat))]),
            [`${words.gross} (${facts.currency})`, right(formats.plain(facts.gross))],
          ],
        },
      },
      facts.vat === 0 ? { text: words.exempt, italics: true } : '',
      { text: ['IBAN ', formats.iban(facts.seller.iban)], margin: [0, 25, 0, 0] },
      facts.seller.email,
    ],
  };
};
