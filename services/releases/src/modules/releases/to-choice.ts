import type { OpOutput } from '@declic/nest-kit';
import type { DescribedChoice } from './history.repository';

export function toChoice(choice: DescribedChoice): OpOutput<'setCurrentRelease'> {
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
    chosen_reason: choice.chosenReason,
    canary_by: choice.canaryBy,
    canary_reason: choice.canaryReason,
    revision: Number(choice.revision),
  };
}
