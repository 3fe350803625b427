import { Badge, Button, Row, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { DraftVersion } from '../drafts.queries';
import { formatScore } from '../format-score';
import { Ago } from '../read/ago';
import { describeAuthor } from '../read/byline';

export interface VersionRowProps {
  version: DraftVersion;
  isPresent: boolean;
  isCompared: boolean;
  isRestoring: boolean;
  canRestore: boolean;
  onCompare: () => void;
  onRestore: () => void;
}

export function VersionRow({ version: facts, isPresent, isCompared, onCompare, ...restoring }: VersionRowProps) {
  const { version, engine, written_at: writtenAt, quality_score: score } = facts;
  return (
    <Item>
      <div>
        <Text weight="medium">Version {version}</Text>
        <Text size="small" tone="muted">
          {describeAuthor(engine)}, <Ago iso={writtenAt} />, quality {formatScore(score)}
        </Text>
      </div>
      {isPresent ? (
        <Badge>Present</Badge>
      ) : (
        <Row $gap={2}>
          <Button
            variant="secondary"
            size="sm"
            aria-label={isCompared ? `Hide changes since version ${version}` : `Compare version ${version}`}
            onClick={onCompare}
          >
            {isCompared ? 'Hide changes' : 'Compare'}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            loading={restoring.isRestoring}
            disabled={!restoring.canRestore && !restoring.isRestoring}
            aria-label={`Restore version ${version}`}
            onClick={restoring.onRestore}
          >
            Restore
          </Button>
        </Row>
      )}
    </Item>
  );
}

const Item = styled(Row).attrs({ as: 'li', $gap: 4, $justify: 'space-between' })`
  row-gap: ${token.space[2]};
  padding-block: ${token.space[2]};
`;
