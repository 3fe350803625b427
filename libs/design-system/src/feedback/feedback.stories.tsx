import preview from '../../.storybook/preview';
import { Button, Card, KeyRound, Stack } from '../index';
import { Notice } from './notice';
import { CardSkeleton, Skeleton, SkeletonGroup } from './skeleton';
import { Spinner } from '../progress/spinner';
import { EmptyState, ErrorState } from './state';

const meta = preview.meta({ title: 'Components/Feedback' });

export const Empty = meta.story({
  render: () => (
    <EmptyState
      icon={<KeyRound aria-hidden />}
      title="No keys yet"
      description="Create your first key to call an action."
      action={<Button>Create key</Button>}
    />
  ),
});

export const Error = meta.story({ render: () => <ErrorState onRetry={() => undefined} /> });

export const ErrorWithLongText = meta.story({
  render: () => (
    <ErrorState
      title="Les ateliers n’ont pas pu être chargés"
      message="Le service ne répond pas pour le moment. Vos réservations sont en sécurité ; réessayez dans un instant, ou écrivez-nous si cela dure."
      retryLabel="Réessayer"
      onRetry={() => undefined}
    />
  ),
});

export const Loading = meta.story({
  render: () => (
    <Card>
      <SkeletonGroup label="Loading workshops">
        <Skeleton width="40%" height="28px" />
        <Skeleton />
        <Skeleton width="70%" />
        <Skeleton width="120px" height="44px" />
      </SkeletonGroup>
    </Card>
  ),
});

export const LoadingCard = meta.story({ render: () => <CardSkeleton label="Loading the form" height="160px" /> });

export const Spinning = meta.story({ render: () => <Spinner label="Analysing" size={32} /> });

export const Notices = meta.story({
  render: () => (
    <Stack>
      <Notice>Keys are shown once. Keep them somewhere safe.</Notice>
      <Notice tone="success">Your seat is booked. We have sent you an e-mail.</Notice>
      <Notice tone="warning">You have 12 credits left.</Notice>
      <Notice tone="danger">This e-mail and password do not match.</Notice>
    </Stack>
  ),
});
