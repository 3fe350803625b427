import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'history';

/** As the contract has it. */
const CURSOR = /^(?:before|after)-[1-9]\d{0,17}$/;

interface HistoryCursor {
  /** Undefined for the newest events, also when the address holds something else. */
  cursor: string | undefined;
  turnTo: (cursor: string) => void;
}

/** Which page of the history the address asks for. */
export function useHistoryCursor(): HistoryCursor {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(PARAMETER) ?? '';
  return {
    cursor: CURSOR.test(wanted) ? wanted : undefined,
    turnTo: (cursor) =>
      setSearch((before) => {
        const next = new URLSearchParams(before);
        next.set(PARAMETER, cursor);
        return next;
      }),
  };
}
