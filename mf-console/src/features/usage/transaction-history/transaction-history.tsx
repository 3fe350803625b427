import { media, Stack, token } from '@declic/design-system';
import { formatCount, formatDateTime } from '@declic/remote-kit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ExportCsvButton } from '../../../ui/export-csv-button';
import { PageSection } from '../../../ui/page-section';
import type { UsageScope } from '../view/usage-scope';
import type { HistoryScope, UsageView } from '../view/usage-view';
import { ExportProgress } from './export-progress';
import { HistoryScopeField } from './history-scope-field';
import { LedgerContent } from './ledger-content';
import { useCsvExport } from './use-csv-export';
import { useLedgerPage } from './use-ledger-page';

export interface TransactionHistoryProps {
  scope: UsageScope;
  view: Pick<UsageView, 'filter' | 'history' | 'page'>;
  /** The chosen period, in words. */
  period: string;
  onPage: (page: number) => void;
  onHistory: (history: HistoryScope) => void;
  onShowAllTypes: () => void;
}

/** Transaction history: filtered, 50 lines a page, with CSV export. */
export function TransactionHistory({
  scope,
  view,
  period,
  onPage,
  onHistory,
  onShowAllTypes,
}: TransactionHistoryProps) {
  const ledger = useLedgerPage(scope, view.page);
  const { extent } = ledger;
  const { isRunning, progress, start, cancel } = useCsvExport();
  const exporter = useRef<HTMLButtonElement>(null);

  // Its button goes with the progress, and would take the focus of the keyboard along.
  const cancelExport = () => {
    exporter.current?.focus();
    cancel();
  };

  return (
    <PageSection
      heading="Transaction history"
      hint={
        extent
          ? `${formatCount(extent.total, 'transaction')}, as of ${formatDateTime(new Date(scope.pinnedAt).toISOString())}`
          : ' '
      }
      actions={
        <Tools>
          <HistoryScopeField history={view.history} period={period} onChoose={onHistory} />
          <ExportCsvButton
            ref={exporter}
            loading={isRunning}
            disabled={!extent}
            onClick={() => extent && start(scope, extent)}
          />
        </Tools>
      }
    >
      <Stack $gap={4}>
        {progress ? <ExportProgress {...progress} onCancel={cancelExport} /> : null}
        <LedgerContent
          ledger={ledger}
          view={view}
          onPage={onPage}
          onShowAllTime={() => onHistory('all')}
          onShowAllTypes={onShowAllTypes}
        />
      </Stack>
    </PageSection>
  );
}

const Tools = styled.div`
  display: flex;
  gap: ${token.space[2]};
  inline-size: 100%;

  ${media.tablet} {
    inline-size: auto;
  }
`;
