import { styled } from 'styled-components';
import { token } from '../tokens';

export interface FailureDetailsProps {
  /** When to try again, as a sentence. */
  wait?: string | undefined;
  /** The id that the service logged the failed call under. */
  requestId?: string | undefined;
  requestIdLabel?: string | undefined;
}

/** Small lines below the text of a failed call. One click selects the whole id, so that it can be copied into a message. */
export function FailureDetails({ wait, requestId, requestIdLabel = 'Request ID' }: FailureDetailsProps) {
  if (wait === undefined && requestId === undefined) return null;
  return (
    <Lines>
      {wait === undefined ? null : <span>{wait}</span>}
      {requestId === undefined ? null : (
        <span>
          {requestIdLabel} <Id>{requestId}</Id>
        </span>
      )}
    </Lines>
  );
}

const Lines = styled.small`
  display: block;
  margin-block-start: ${token.space[1]};
  font-size: ${token.text.small};
  font-weight: ${token.weight.regular};

  & > span {
    display: block;
  }
`;

const Id = styled.code`
  font-family: ${token.font.mono};
  font-size: ${token.text.caption};
  overflow-wrap: anywhere;
  user-select: all;
`;
