/** What a card shows. */
export interface CatalogueRow {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly one_liner: string;
  readonly credit_cost: number;
}

const KINDS = ['', 'in bulk', 'for teams', 'by schedule', 'from a file', 'with a report', 'as a draft', 'in a table'];

/** A catalogue of `size` actions, by varying those that exist: other slugs, titles, texts of other lengths and prices. */
export function growCatalogue<Row extends CatalogueRow>(rows: readonly Row[], size: number): Row[] {
  return Array.from({ length: size }, (_, index) => {
    const row = rows[index % rows.length];
    if (!row) throw new Error('There is no action to vary.');
    const round = Math.floor(index / rows.length);
    const kind = KINDS[round] ?? `variant ${round}`;
    return {
      ...row,
      slug: round === 0 ? row.slug : `${row.slug}_${round}`,
      title: `${row.title} ${kind}`.trim(),
      one_liner: `${row.one_liner}${round % 3 === 0 ? '' : `, ${kind}, with checks of every value and a reason for each`}`,
      credit_cost: row.credit_cost + (round % 4),
    };
  });
}

/** As the service searches: part of the title or the slug, in any case; a category whole. */
export function searchCatalogue<Row extends CatalogueRow>(rows: readonly Row[], url: URL): Row[] {
  const text = (url.searchParams.get('search') ?? '').trim().toLowerCase();
  const category = url.searchParams.get('category');
  return rows.filter(
    (row) =>
      (row.title.toLowerCase().includes(text) || row.slug.includes(text)) &&
      (category === null || row.category === category),
  );
}
