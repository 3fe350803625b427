import { Button, FileText, Search, token, VisuallyHidden } from '@declic/design-system';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ListCard, ListEmpty, ListFailure } from '../../../ui/list-card';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { RequestsTable } from './requests-table';
import type { RequestPage } from './requests.queries';
import { isFiltered, type RequestsView } from './requests-view';

export interface RequestsContentProps {
  page: RequestPage | undefined;
  loading: boolean;
  error: Error | null;
  view: RequestsView;
  onRetry: () => void;
  onChange: (change: Partial<RequestsView>) => void;
  onShowAll: () => void;
}

/** The list of requests. On failure it is replaced by the error. */
export function RequestsContent({ page, loading, error, view, onRetry, onChange, onShowAll }: RequestsContentProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const turn = (change: Partial<RequestsView>) => {
    onChange(change);
    sheet.current?.scrollIntoView();
  };

  if (error) return <ListFailure error={error} onRetry={onRetry} fallback="Failed to load your requests" />;
  if (!page) return <RowsSkeleton label="Loading your requests" />;
  if (page.items.length === 0 && !page.newer) return <NoRequests view={view} onShowAll={onShowAll} />;

  return (
    <ListCard $gap={4} ref={sheet}>
      <RequestsTable requests={page.items} loading={loading} />
      <VisuallyHidden role="status">
        {loading ? 'Loading requests' : `${page.items.length} requests listed`}
      </VisuallyHidden>
      {page.newer || page.older ? (
        <Pages aria-label="Pages of the requests">
          <Button variant="secondary" disabled={!page.newer} onClick={() => turn({ after: page.newer, before: null })}>
            Newer
          </Button>
          <Button variant="secondary" disabled={!page.older} onClick={() => turn({ before: page.older, after: null })}>
            Older
          </Button>
        </Pages>
      ) : null}
    </ListCard>
  );
}

/** Because there is nothing at all, because the search finds nothing, or because the filters leave nothing over. */
function NoRequests({ view, onShowAll }: { view: RequestsView; onShowAll: () => void }) {
  if (!isFiltered(view)) {
    return (
      <ListEmpty
        icon={<FileText aria-hidden />}
        title="No requests yet"
        description="Every call to the API stands here, refused ones too."
      />
    );
  }
  return (
    <ListEmpty
      icon={<Search aria-hidden />}
      title={view.request ? 'No request has this id' : 'No requests match these filters'}
      description={
        view.request
          ? 'Requests are kept for 30 days. Use the whole request_id of an answer.'
          : 'Requests are kept for 30 days.'
      }
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show all requests
        </Button>
      }
    />
  );
}

const Pages = styled.nav`
  display: flex;
  gap: ${token.space[2]};
  justify-content: flex-end;
`;
