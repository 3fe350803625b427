import { useLatestParams } from '@declic/remote-kit';
import { changeRequestsView, parseRequestsView, type RequestsView } from './requests-view';

/** What the address says, and how to change it. */
export function useRequestsView() {
  const [params, changeParams] = useLatestParams();
  const change = (to: Partial<RequestsView>) =>
    changeParams((current) => changeRequestsView(parseRequestsView(current), to), { preventScrollReset: true });
  const showAll = () => changeParams(() => new URLSearchParams({ tab: 'requests' }), { preventScrollReset: true });
  return { view: parseRequestsView(params), change, showAll };
}
