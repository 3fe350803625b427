import { Stack } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { ExportCsvButton } from '../../../ui/export-csv-button';
import { PageSection } from '../../../ui/page-section';
import { RequestSearch } from './request-search';
import { RequestsContent } from './requests-content';
import { RequestsFilterBar } from './requests-filter-bar';
import { requestsQuery, toRequestsQuestion } from './requests.queries';
import type { RequestsView } from './requests-view';
import { useRequestsExport } from './use-requests-export';

export interface RequestsProps {
  view: RequestsView;
  /** The moment of the question: a new one asks again. */
  now: number;
  onChange: (change: Partial<RequestsView>) => void;
  onShowAll: () => void;
}

/** Every call to the API of the last 30 days, fifty at a time, or as a file. */
export function Requests({ view, now, onChange, onShowAll }: RequestsProps) {
  const question = toRequestsQuestion(view, now);
  const { filter } = question;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...requestsQuery(question),
    // Another page of the same list may stand in for a moment; requests of another filter may not.
    placeholderData: (page, previous) =>
      JSON.stringify(previous?.queryKey[2]) === JSON.stringify(filter) ? page : undefined,
  });
  const { isRunning, start } = useRequestsExport();

  return (
    <Stack $gap={5}>
      <RequestSearch request={view.request} onSearch={(request) => onChange({ request })} />
      {view.request ? null : <RequestsFilterBar view={view} now={now} onChange={onChange} />}
      <PageSection
        heading="Requests"
        hint="Every call with your key, refused ones too. Kept for 30 days."
        actions={<ExportCsvButton loading={isRunning} onClick={() => start(filter)} />}
      >
        <RequestsContent
          page={data}
          loading={isPlaceholderData}
          error={error}
          view={view}
          onRetry={() => void refetch()}
          onChange={onChange}
          onShowAll={onShowAll}
        />
      </PageSection>
    </Stack>
  );
}
