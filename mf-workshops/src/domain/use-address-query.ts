import { useHydrated } from '@declic/remote-kit';
import { useLocation } from 'react-router-dom';

const NONE = new URLSearchParams();

/** The query of the address. HTML is the same for all of them, so that there is none until the code of the page has taken it over. */
export function useAddressQuery(): URLSearchParams {
  const { search } = useLocation();
  return useHydrated() ? new URLSearchParams(search) : NONE;
}
