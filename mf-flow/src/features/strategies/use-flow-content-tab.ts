import { useSearchParams } from 'react-router-dom';

const TABS = ['ideas', 'strategy', 'analytics'] as const;

export type FlowContentTab = (typeof TABS)[number];

/** The open tab, which lives in the address. */
export function useFlowContentTab() {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((known) => known === search.get('tab')) ?? 'ideas';

  const openTab = (next: FlowContentTab) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === 'ideas') changed.delete('tab');
        else changed.set('tab', next);
        return changed;
      },
      { replace: true },
    );
  return { tab, openTab };
}
