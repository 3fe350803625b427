import { useSearchParams } from 'react-router-dom';

const TABS = ['strategy', 'analytics'] as const;

export type FlowContentTab = (typeof TABS)[number];

/** The open tab, which lives in the address. */
export function useFlowContentTab() {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((known) => known === search.get('tab')) ?? 'strategy';

  const openTab = (next: FlowContentTab) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === 'strategy') changed.delete('tab');
        else changed.set('tab', next);
        return changed;
      },
      { replace: true },
    );
  return { tab, openTab };
}
