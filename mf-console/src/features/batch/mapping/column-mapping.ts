import type { Param } from '@declic/action-input';

export const SEPARATORS = [';', ',', '|', '\n'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Where the value of a parameter comes from. */
export type ParamSource =
  | { readonly from: 'column'; readonly column: number; readonly separator: Separator }
  | { readonly from: 'fixed'; readonly text: string; readonly separator: Separator }
  | { readonly from: 'default' };

/** By the keys of the parameters; one that is missing has its default. */
export type ColumnMapping = Readonly<Record<string, ParamSource>>;

export const DEFAULT_SOURCE: ParamSource = { from: 'default' };

/** The column of a parameter; null when its value is the same for all rows. */
export function findColumn(mapping: ColumnMapping, { key }: Pick<Param, 'key'>): number | null {
  const source = mapping[key];
  return source?.from === 'column' ? source.column : null;
}
