import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { surface, token } from '../tokens';
import { Button } from '../button/button';
import { Heading, Text } from '../text';
import { CircleAlert, RefreshCw } from '../icons';

export interface EmptyStateProps {
  title: string;
  /** One sentence: why it is empty, or what to do next. */
  description?: ReactNode;
  icon?: ReactNode;
  /** Usually one button. */
  action?: ReactNode;
  level?: 2 | 3 | undefined;
}

/** Empty state: what is missing and the next step. */
export function EmptyState({ title, description, icon, action, level = 2 }: EmptyStateProps) {
  return (
    <Root>
      {icon ? <Mark>{icon}</Mark> : null}
      <Heading level={level} size="lead">
        {title}
      </Heading>
      {description ? <Text tone="muted">{description}</Text> : null}
      {action ? <Action>{action}</Action> : null}
    </Root>
  );
}

export interface ErrorStateProps {
  /** What happened. */
  title?: string | undefined;
  /** What to do next. */
  message?: ReactNode;
  /** Below the message, e.g. `FailureDetails`. */
  details?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** In the place of, or beside, Retry. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
}

/** Something failed: what happened, what to do next, and a way to try again. */
export function ErrorState({
  title = 'Something went wrong',
  message = 'The page could not be loaded. Try again in a moment.',
  details,
  onRetry,
  retryLabel = 'Retry',
  action,
  level = 2,
}: ErrorStateProps) {
  return (
    <Root role="alert">
      <Mark $danger>
        <CircleAlert aria-hidden />
      </Mark>
      <Heading level={level} size="lead">
        {title}
      </Heading>
      <Text tone="muted">
        {message}
        {details}
      </Text>
      {onRetry || action ? (
        <Action>
          {onRetry ? (
            <Button variant="secondary" icon={<RefreshCw size={18} aria-hidden />} onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : null}
          {action}
        </Action>
      ) : null}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${token.space[2]};
  justify-items: center;
  padding: ${token.space[7]} ${token.space[4]};
  ${surface}
  text-align: center;

  & > p {
    max-inline-size: 46ch;
  }
`;

const Mark = styled.div<{ $danger?: boolean }>`
  display: grid;
  place-items: center;
  inline-size: ${token.space[7]};
  block-size: ${token.space[7]};
  margin-block-end: ${token.space[2]};
  border-radius: ${token.radius.full};
  background: ${({ $danger }) => ($danger ? token.color.dangerSoft : token.color.raised)};
  color: ${({ $danger }) => ($danger ? token.color.danger : token.color.textMuted)};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  justify-content: center;
  margin-block-start: ${token.space[3]};
`;
