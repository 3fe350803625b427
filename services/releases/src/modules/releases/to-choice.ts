import type { OpOutput } from '@declic/nest-kit';
import type { ChoiceWithFallback } from './history.repository';

export function toChoice(choice: ChoiceWithFallback): OpOutput<'setCurrentRelease'> {
  const { name, version, previous, fallback, canary } = choice;
  return {
    name,
    version,
    previous,
    fallback,
    canary,
    canary_percent: choice.canaryPercent,
    frozen_at: choice.frozenAt?.toISOString() ?? null,
    retired_at: choice.retiredAt?.toISOString() ?? null,
    chosen_by: choice.chosenBy,
    chosen_at: choice.chosenAt.toISOString(),
    revision: Number(choice.revision),
  };
}
