import { getLocalTimeZone } from '@internationalized/date';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { periodRange } from './usage-period';
import { changeUsageView, parseUsageView, type UsageView } from './usage-view';

/** What the address says, and how to change it. The page stays where it is: what was changed is on screen already. */
export function useUsageView() {
  const [params, setParams] = useSearchParams();
  const view = parseUsageView(params);
  const change = (to: Partial<UsageView>) => setParams(changeUsageView(params, to), { preventScrollReset: true });
  return { view, change };
}

/**
 * The moment that everything on the page is asked for. It stays while pages are turned, so that all of them belong together, and
 * moves on with each filter and period, of either tab, and with "Refresh".
 */
export function usePinnedNow() {
  const [params] = useSearchParams();
  const key = withoutPlace(params);
  const [pin, setPin] = useState(() => pinAt(key));
  const isStale = pin.key !== key;
  const current = isStale ? pinAt(key) : pin;
  if (isStale) setPin(current);

  return { now: current.now, refresh: () => setPin(pinAt(key)) };
}

/** The clock is read once for each key: the state keeps what it said. */
function pinAt(key: string) {
  return { key, now: Date.now() };
}

/** The filters of an address in a fixed order: without the tab and the page number. */
function withoutPlace(params: URLSearchParams): string {
  const filters = new URLSearchParams(params);
  for (const place of ['tab', 'page', 'before', 'after']) filters.delete(place);
  filters.sort();
  return filters.toString();
}

/** The viewer's period as instants. */
export function toRange({ period, range }: Pick<UsageView, 'period' | 'range'>, now: number) {
  return periodRange(period, now, getLocalTimeZone(), range);
}
