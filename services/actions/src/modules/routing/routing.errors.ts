import { refusalBase } from '@declic/nest-kit';
import type { AutoCandidate } from './auto-choice';

/** It is not sure which action a call to `auto` means. */
export class AmbiguousActionError extends refusalBase('invalid', 'ambiguous_action') {
  constructor(candidates: readonly AutoCandidate[], headers: Readonly<Record<string, string>>) {
    const what = candidates.length > 0 ? 'Several actions, or one that lacks something, fit' : 'No action fits';
    super(`${what} these arguments. Nothing was debited. Name the action, or say in "instruction" what to do.`, {
      extra: { candidates, cost: 0 },
      headers,
    });
  }
}
