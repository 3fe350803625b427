import { getLocalTimeZone } from '@internationalized/date';
import { useLatestParams } from '@declic/remote-kit';
import { periodRange } from './usage-period';
import type { UsageScope } from './usage-scope';
import { changeUsageView, parseUsageView, type UsageView } from './usage-view';

/** What the address says, and how to change it. The page stays where it is: what was changed is on screen already. */
export function useUsageView() {
  const [params, changeParams] = useLatestParams();
  const view = parseUsageView(params);
  const change = (to: Partial<UsageView>) =>
    changeParams((current) => changeUsageView(current, to), { preventScrollReset: true });
  return { view, change };
}

/** What each part of the page asks for. */
export function toScopes(view: UsageView, now: number) {
  const range = toRange(view, now);
  const usage: UsageScope = { filter: view.filter, range, pinnedAt: now };
  return {
    usage,
    credits: { range, pinnedAt: now },
    history: view.history === 'all' ? { ...usage, range: null } : usage,
  };
}

/** The viewer's period as instants. */
function toRange({ period, range }: Pick<UsageView, 'period' | 'range'>, now: number) {
  return periodRange(period, now, getLocalTimeZone(), range);
}
