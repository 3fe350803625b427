import { Card, EmptyState, type EmptyStateProps, token } from '@declic/design-system';
import { failureText, RouteError, type RouteErrorProps } from '@declic/remote-kit';
import { styled } from 'styled-components';

/** Card around a table and its page buttons. */
export const ListCard = styled(Card)`
  padding-block-start: ${token.space[2]};
`;

export interface ListFailureProps extends Pick<RouteErrorProps, 'error' | 'onRetry'> {
  /** Where the answer has no words of its own. */
  fallback: string;
}

/** In the place of a list below a heading of level two. */
export function ListFailure({ error, onRetry, fallback }: ListFailureProps) {
  return <RouteError level={3} error={error} title={failureText(error, { fallback })} onRetry={onRetry} />;
}

/** Empty state in the place of a list below a heading of level two. */
export function ListEmpty(props: Omit<EmptyStateProps, 'level'>) {
  return <EmptyState level={3} {...props} />;
}
