import { useState } from 'react';
import type { StrategySummary } from '../../strategy/strategies.queries';

const STORAGE_KEY = 'flow_active_strategy_id';

/** The open strategy: the one chosen last, in this visit or an earlier one, otherwise the newest. */
export function useActiveStrategy(strategies: readonly StrategySummary[]) {
  const [chosen, setChosen] = useState(remembered);

  const choose = (id: string) => {
    setChosen(id);
    remember(id);
  };
  return { active: strategies.find(({ id }) => id === chosen) ?? strategies[0], choose };
}

/** Storage may be unavailable; then the choice is not remembered. */
function remembered(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, id);
  } catch {
    // Without storage the newest strategy is opened next time.
  }
}
