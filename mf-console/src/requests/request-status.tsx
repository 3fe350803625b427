import { Badge, type BadgeProps, Text, token } from '@declic/design-system';
import type { Schemas } from '@declic/openapi/actions';
import { formatNumber } from '@declic/remote-kit';
import { styled } from 'styled-components';

type RequestEntry = Schemas['Request'];

const words: Readonly<Record<string, string>> = {
  malformed_request: 'Unreadable',
  invalid_api_key: 'Revoked key',
  insufficient_credits: 'Not enough credits',
  suspended: 'Suspended',
  max_credits_exceeded: 'Above Max-Credits',
  action_disabled: 'Action disabled',
  action_not_found: 'Unknown action',
  idempotency_in_progress: 'Still running',
  idempotency_key_reused: 'Idempotency-Key reused',
  payload_too_large: 'Too large',
  unsupported_media_type: 'Not JSON',
  validation_failed: 'Invalid input',
  rate_limited: 'Rate limited',
  too_many_refused_calls: 'Too many refused calls',
  action_down: 'Action down',
  overloaded: 'Overloaded',
  storage_full: 'Storage full',
  file_store_unavailable: 'Files unavailable',
  unusable_input: 'Unusable input, given back',
  upstream_failed: 'Failed elsewhere, given back',
  action_failed: 'Failed, given back',
  action_timed_out: 'Timed out, given back',
  interrupted: 'Interrupted, given back',
};

/** Outcome of a request as text; the colour is redundant. */
function statusWord({ status, code }: Pick<RequestEntry, 'status' | 'code'>): string {
  if (status < 400) return 'OK';
  return words[code ?? ''] ?? (status < 500 ? 'Refused' : 'Failed');
}

export function RequestStatus({ request }: { request: RequestEntry }) {
  const { status, unlisted } = request;
  return (
    <Lines>
      <Fitting tone={selectTone(status)}>
        {status} {statusWord(request)}
      </Fitting>
      {unlisted > 0 ? (
        <Text as="span" size="small" tone="muted">
          and {formatNumber(unlisted)} more before it
        </Text>
      ) : null}
    </Lines>
  );
}

function selectTone(status: number): NonNullable<BadgeProps['tone']> {
  if (status < 400) return 'success';
  return status < 500 ? 'warning' : 'danger';
}

const Lines = styled.div`
  display: grid;
  gap: ${token.space[1]};
  justify-items: start;
`;

const Fitting = styled(Badge)`
  max-inline-size: none;
  white-space: nowrap;
`;
