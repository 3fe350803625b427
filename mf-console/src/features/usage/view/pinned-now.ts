import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A moment, and the filters of the address that it belongs to. */
interface Pin {
  readonly key: string;
  readonly now: number;
}

/** One for the loader and the page, so that the page reads what the loader has asked for. */
let pin: Pin | undefined;

/** For the loader: the moment at which the page is opened. */
export function pinOnOpening(params: URLSearchParams): number {
  pin = undefined;
  return pinNow(params).now;
}

/**
 * The moment that everything on the page is asked for. It stays while pages are turned, so that all of them belong together, and
 * moves on with each filter and period, of either tab, and with "Refresh".
 */
export function usePinnedNow() {
  const [params] = useSearchParams();
  const [shown, setShown] = useState(() => pinNow(params));
  const isStale = shown.key !== withoutPlace(params);
  const current = isStale ? pinNow(params) : shown;
  if (isStale) setShown(current);
  const refresh = () => {
    pin = undefined;
    setShown(pinNow(params));
  };
  return { now: current.now, refresh };
}

/** The clock is read when the filters change. */
function pinNow(params: URLSearchParams): Pin {
  const key = withoutPlace(params);
  if (pin?.key !== key) pin = { key, now: Date.now() };
  return pin;
}

/** The filters of an address in a fixed order: without the tab and the page number. */
function withoutPlace(params: URLSearchParams): string {
  const filters = new URLSearchParams(params);
  for (const place of ['tab', 'page', 'before', 'after']) filters.delete(place);
  filters.sort();
  return filters.toString();
}
