import type { InputSchema, Param } from '@declic/action-input';

/** Parameters that are shown together. */
export interface VisibleGroup {
  readonly id: string;
  readonly label: string;
  readonly params: readonly Param[];
  /** It holds a parameter that has to be given. */
  readonly isRequired: boolean;
}

/** The groups that have visible parameters; those of no group come last, as 'Other'. */
export function listGroups({ ui, oneOf = [] }: InputSchema, visible: readonly Param[]): VisibleGroup[] {
  const groups = ui?.groups ?? [];
  const grouped = new Set(groups.flatMap(({ items }) => items));
  const others = visible.filter(({ key }) => !grouped.has(key)).map(({ key }) => key);
  const all = others.length > 0 ? [...groups, { id: 'other', label: 'Other', items: others }] : groups;
  const alternatives = new Set(oneOf.flat());
  return all
    .map(({ id, label, items }) => {
      const params = items.flatMap((key) => visible.filter((param) => param.key === key));
      return { id, label, params, isRequired: params.some(({ key, required }) => required || alternatives.has(key)) };
    })
    .filter(({ params }) => params.length > 0);
}
