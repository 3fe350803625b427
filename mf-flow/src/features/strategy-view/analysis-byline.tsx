import { Notice, Stack, Text } from '@declic/design-system';
import { formatCount, formatDateTime } from '@declic/remote-kit';
import { engineWords } from '../../strategy/engine-words';
import type { Strategy } from '../../strategy/strategies.queries';

/** Who did the analysis, when, and what was taken for it; and why it was not the model, when a model should have done it. */
export function AnalysisByline({ strategy: { analysis, derived_at: at } }: { strategy: Strategy }) {
  return (
    <Stack $gap={3}>
      {analysis.notice === null ? null : <Notice>{analysis.notice}</Notice>}
      <Text size="small" tone="muted">
        {analysis.engine === null ? 'Analyzed' : `Analyzed by ${engineWords(analysis.engine)}`}
        {at === null ? null : (
          <>
            {', '}
            <time dateTime={at}>{formatDateTime(at)}</time>
          </>
        )}
        {`. ${formatCount(analysis.cost, 'credit')}; ideas and drafts are included.`}
      </Text>
    </Stack>
  );
}
