import type { Column, Content } from 'pdfmake/interfaces';
import type { Quote } from './draw-quote';

/** Terms and the account to pay to. */
export function renderPayment({ terms, seller, words }: Quote): Content[] {
  const account = [seller.iban && `IBAN ${groupsOfFour(seller.iban)}`, seller.bic && `BIC ${seller.bic}`].filter(
    Boolean,
  );
  if (terms === null && account.length === 0) return [];
  return [
    {
      margin: [0, 18, 0, 0],
      stack: [
        { text: words.terms, bold: true, margin: [0, 0, 0, 2] },
        ...(terms === null ? [] : [{ text: terms }]),
        ...(account.length === 0 ? [] : [{ text: account.join(' · ') }]),
      ],
    },
  ];
}

/** Where the customer signs; kept on one page. */
export function renderAcceptance({ words }: Quote): Content {
  const line = (label: string): Column => ({
    width: '*',
    stack: [
      { text: label, fontSize: 8, color: '#555555', margin: [0, 0, 0, 34] },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.5 }] },
    ],
  });
  return {
    unbreakable: true,
    margin: [0, 26, 0, 0],
    stack: [
      { text: words.accepted, bold: true },
      { text: words.acceptedHow, fontSize: 8, margin: [0, 0, 0, 10] },
      { columnGap: 40, columns: [line(words.nameAndRole), line(words.signature)] },
    ],
  };
}

const groupsOfFour = (iban: string) => iban.replaceAll(' ', '').replace(/(.{4})(?=.)/gu, '$1 ');
