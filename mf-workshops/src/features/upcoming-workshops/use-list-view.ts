import { useSearchParams } from 'react-router-dom';
import { useAddressQuery } from '../../domain/use-address-query';

export type ListView = 'grille' | 'liste';

function parseListView(params: URLSearchParams): ListView {
  return params.get('vue') === 'liste' ? 'liste' : 'grille';
}

/** The view lives in the address: a link reproduces it, and it survives a reload. */
export function useListView(): [ListView, (view: ListView) => void] {
  const query = useAddressQuery();
  const [, setParams] = useSearchParams();

  const choose = (view: ListView) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (view === 'liste') next.set('vue', view);
        else next.delete('vue');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return [parseListView(query), choose];
}
