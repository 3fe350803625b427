import { useState } from 'react';

const storageKey = (strategyId: string) => `flow_kept_outdated_ideas_${strategyId}`;

/**
 * Whether the person said that these outdated ideas stay as they are; asked again when there are others. The Ideas tab and the Strategy
 * tab ask the same question and share the answer.
 */
export function useKeptOutdated(strategyId: string, outdatedIds: readonly string[]) {
  const mark = outdatedIds.toSorted().join(' ');
  const [kept, setKept] = useState(() => readKept(strategyId));

  const keep = () => {
    setKept(mark);
    writeKept(strategyId, mark);
  };
  return { isKept: mark === kept, keep };
}

/** Storage may be unavailable; then the question comes again after a reload. */
function readKept(strategyId: string): string | null {
  try {
    return localStorage.getItem(storageKey(strategyId));
  } catch {
    return null;
  }
}

function writeKept(strategyId: string, mark: string): void {
  try {
    localStorage.setItem(storageKey(strategyId), mark);
  } catch {
    // Asked again after a reload.
  }
}
