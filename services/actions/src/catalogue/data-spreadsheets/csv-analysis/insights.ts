import { isNumeric, type Column } from './column-profile';
import { INSIGHT_TEXTS, type InsightKind } from './insight-texts';
import type { Language } from '../../../text/languages';
import { summarize } from './numeric-summary';
import type { Correlation, GroupEffect } from './relations';

export interface Insight {
  readonly kind: InsightKind;
  readonly text: string;
  readonly columns: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
}

interface Findings {
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly repeatedRows: number;
  readonly correlations: readonly Correlation[];
  readonly groups: readonly GroupEffect[];
}

const MAX_OF_KIND = 5;

type Say = (
  kind: InsightKind,
  names: readonly string[],
  figures: Readonly<Record<string, number>>,
  words?: readonly string[],
) => Insight;

/** What is worth knowing about a table, each with its figures; strongest of a kind first. */
export function findInsights(findings: Findings, language: Language): Insight[] {
  const say: Say = (kind, names, figures, words = []) => ({
    kind,
    text: INSIGHT_TEXTS[language][kind]([...names, ...words], figures),
    columns: names,
    figures,
  });
  return [...findRelations(findings, say), ...findGaps(findings, say), ...findShapes(findings, say)];
}

function findRelations({ correlations, groups }: Findings, say: Say): Insight[] {
  const strong = correlations.filter(({ r }) => Math.abs(r) >= 0.5).slice(0, MAX_OF_KIND);
  const telling = groups.filter(({ explained }) => explained >= 0.1).slice(0, MAX_OF_KIND);
  return [
    ...strong.map(({ a, b, r, rows }) => say(r > 0 ? 'rise_together' : 'rise_against', [a, b], { r, rows })),
    ...telling.map(({ group, value, explained, means }) => {
      const [first, last] = [means[0], means.at(-1)];
      const figures = { explained, highest: first?.mean ?? 0, lowest: last?.mean ?? 0 };
      return say('groups_differ', [group, value], figures, [first?.label ?? '', last?.label ?? '']);
    }),
  ];
}

function findGaps({ columns, rows, repeatedRows }: Findings, say: Say): Insight[] {
  const lacking = columns.filter(({ missing }) => missing > 0).toSorted((a, b) => b.missing - a.missing);
  const constant = columns.filter(({ distinct, missing }) => distinct === 1 && missing < rows);
  const mixed = columns.filter(({ misfits }) => misfits.length > 0);
  return [
    ...lacking
      .slice(0, MAX_OF_KIND)
      .map(({ name, missing }) =>
        say('missing', [name], { missing, share: Math.round((missing / rows) * 1_000) / 1_000 }),
      ),
    ...constant.slice(0, MAX_OF_KIND).map(({ name }) => say('constant', [name], { distinct: 1 })),
    ...mixed
      .slice(0, MAX_OF_KIND)
      .map(({ name, misfits, type }) =>
        say('misfits', [name], { count: misfits.length, row: misfits[0] ?? 0 }, [type]),
      ),
    ...(repeatedRows > 0 ? [say('repeated_rows', [], { count: repeatedRows })] : []),
  ];
}

function findShapes({ columns }: Findings, say: Say): Insight[] {
  const numeric = columns.filter(isNumeric).flatMap(({ name, numbers }) => {
    const summary = summarize(numbers);
    return summary ? [{ name, ...summary }] : [];
  });
  const outlying = numeric
    .filter(({ outliers }) => outliers.count > 0)
    .toSorted((a, b) => b.outliers.count - a.outliers.count);
  const skewed = numeric.filter(({ skewness }) => Math.abs(skewness ?? 0) >= 1.5);
  return [
    ...outlying.slice(0, MAX_OF_KIND).map(({ name, outliers: { count, below, above, examples } }) => {
      const [furthest] = examples;
      return say('outliers', [name], { count, furthest: furthest?.value ?? 0, row: furthest?.row ?? 0, below, above });
    }),
    ...skewed.slice(0, MAX_OF_KIND).map(({ name, mean, median }) => say('skewed', [name], { mean, median })),
  ];
}
