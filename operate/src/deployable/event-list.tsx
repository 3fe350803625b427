import { Stack, Text, token } from '@declic/design-system';
import type { Schemas } from '@declic/openapi/releases';
import { formatDateTime } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { Version } from '../releases/version';
import { Evidence } from './evidence';

type ReleaseEvent = Schemas['ReleaseEvent'];

/** The events, newest first; one that was decided by figures shows them. */
export function EventList({ events }: { events: readonly ReleaseEvent[] }) {
  if (events.length === 0) return <Text tone="muted">Nothing happened yet.</Text>;
  return (
    <List>
      {events.map(({ id, at, action, actor, version, reason, evidence }) => {
        const share = readShare(evidence);
        return (
          <li key={id}>
            <Stack $gap={1}>
              <span>
                <Text as="strong" weight="medium">
                  {actionWords[action]}
                  {share === null ? '' : `, ${share} %`}
                </Text>{' '}
                {version === null ? null : <Version version={version} />}
              </span>
              {reason ? <Text>{reason}</Text> : null}
              <Text size="small" tone="muted">
                {formatDateTime(at)} by {actor}
              </Text>
              {evidence && share === null ? <Evidence evidence={evidence} /> : null}
            </Stack>
          </li>
        );
      })}
    </List>
  );
}

/** The percentage of visitors, of an event that says nothing else. */
function readShare(evidence: ReleaseEvent['evidence']): number | null {
  const { percent, ...others } = evidence ?? {};
  return typeof percent === 'number' && Object.keys(others).length === 0 ? percent : null;
}

const actionWords: Record<ReleaseEvent['action'], string> = {
  registered: 'Registered',
  promoted: 'Promoted',
  rolled_back: 'Rolled back to',
  canary_started: 'Canary started',
  canary_ended: 'Canary ended',
  withdrawn: 'Withdrawn',
  frozen: 'Frozen',
  unfrozen: 'Unfrozen',
  retired: 'Retired',
  revived: 'Revived',
  refused: 'Refused',
  canary_changed: 'Share of the canary changed',
  collected: 'Files deleted',
};

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${token.space[3]};
    border-block-end: 1px solid ${token.color.line};
  }

  & > li:last-child {
    border-block-end: 0;
  }
`;
