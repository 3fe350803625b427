import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Quote } from './draw-quote';
import type { QuoteLine } from './quote';

/** The lines with a heading that is repeated on every page. */
export function linesTable(quote: Quote): Content {
  const { lines, brand } = quote;
  const columns = columnsOf(quote);
  const color = textColorOn(brand.color);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [
        columns.map(({ label, isNumber }) => ({
          text: label,
          bold: true,
          color,
          fillColor: brand.color,
          alignment: isNumber ? ('right' as const) : ('left' as const),
        })),
        ...lines.map((line, index) =>
          columns.map(({ print, isNumber }): TableCell => ({
            text: print(line, index),
            alignment: isNumber ? 'right' : 'left',
          })),
        ),
      ],
    },
    layout: {
      hLineWidth: (row) => (row === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => '#cccccc',
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
  };
}

interface Column {
  readonly label: string;
  readonly width: number | string;
  readonly isNumber: boolean;
  print(line: QuoteLine, index: number): string;
}

/** Columns of which no line has anything are left out. */
function columnsOf({ words, formats, totals, lines }: Quote): Column[] {
  const quantity = ({ quantity: value, unit }: QuoteLine) => [formats.number(value), unit].filter(Boolean).join(' ');
  return [
    { label: words.description, width: '*', isNumber: false, print: ({ description }) => description },
    { label: words.quantity, width: 60, isNumber: true, print: quantity },
    { label: words.unitPrice, width: 75, isNumber: true, print: ({ unit_price }) => formats.price(unit_price) },
    ...(lines.some(({ discount }) => discount > 0)
      ? [
          {
            label: words.discount,
            width: 48,
            isNumber: true,
            print: ({ discount }: QuoteLine) => (discount > 0 ? formats.percent(discount) : ''),
          },
        ]
      : []),
    ...(lines.some(({ vat_rate }) => vat_rate > 0)
      ? [
          {
            label: words.vatRate,
            width: 42,
            isNumber: true,
            print: ({ vat_rate }: QuoteLine) => formats.percent(vat_rate),
          },
        ]
      : []),
    { label: words.amount, width: 78, isNumber: true, print: (_, index) => formats.money(totals.lines[index] ?? 0) },
  ];
}

/** The sums, kept on one page. */
export function totalsTable({ words, formats, totals, discount, brand }: Quote): Content {
  const hasVat = totals.vat.some(({ rate }) => rate > 0);
  const rows: (readonly [string, string])[] = [
    ...(totals.discount === 0
      ? []
      : ([
          [words.subtotal, formats.money(totals.subtotal)],
          [`${words.discount} ${formats.percent(discount)}`, formats.money(-totals.discount)],
        ] as const)),
    ...(hasVat ? ([[words.net, formats.money(totals.net)]] as const) : []),
    ...(hasVat
      ? totals.vat.map(
          ({ rate, base, amount }) =>
            [
              `${words.vat} ${formats.percent(rate)} ${words.on} ${formats.money(base)}`,
              formats.money(amount),
            ] as const,
        )
      : []),
  ];
  const color = textColorOn(brand.color);
  const gross = { bold: true, fontSize: 11, color, fillColor: brand.color };
  return {
    unbreakable: true,
    margin: [0, 14, 0, 0],
    columns: [
      { width: '*', text: '' },
      {
        width: 270,
        layout: { hLineWidth: () => 0, vLineWidth: () => 0, paddingLeft: () => 5, paddingRight: () => 4 },
        table: {
          widths: ['*', 95],
          body: [
            ...rows.map(([label, value]): TableCell[] => [{ text: label }, { text: value, alignment: 'right' }]),
            [
              { text: hasVat ? words.gross : words.noVat, ...gross },
              { text: formats.money(totals.gross), alignment: 'right', ...gross },
            ],
          ],
        },
      },
    ],
  };
}

/** Black or white, whichever has more contrast on the colour (relative luminance of WCAG 2). */
function textColorOn(color: string): string {
  const channels = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}
