import { Link, media, token, visuallyHidden } from '@declic/design-system';
import { styled } from 'styled-components';
import { paths } from '../../../paths';
import { Code } from '../view/entry-table';

/** Requests are kept for 30 days. Measured when the page is opened. */
const KEPT_SINCE = Date.now() - 30 * 24 * 60 * 60_000;

export interface RequestLinkProps {
  id: string;
  /** When the call was made. */
  at: string;
}

/** The beginning of a request id, leading to the request as long as it is kept. */
export function RequestLink({ id, at }: RequestLinkProps) {
  const name = (
    <>
      <Word>Request</Word> <Id>{id.length > 12 ? `${id.slice(0, 8)}…` : id}</Id>
    </>
  );
  if (Date.parse(at) < KEPT_SINCE) return <span title={id}>{name}</span>;
  return (
    <Target href={paths.request(id)} title={id}>
      {name}
    </Target>
  );
}

/* As high as a hit target, without making its row higher; fifty of them are no accent. */
const Target = styled(Link)`
  color: ${token.color.textMuted};
  padding-block: 12px;
  margin-block: -12px;
`;

const Id = styled(Code)`
  white-space: nowrap;
`;

/* In a table the header says it. */
const Word = styled.span`
  font-size: ${token.text.small};

  ${media.desktop} {
    ${visuallyHidden}
  }
`;
