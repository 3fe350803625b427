import { Button, Notice, RefreshCw, Row, Stack, Text } from '@declic/design-system';
import { failureText, notify } from '@declic/remote-kit';
import { formatNoun } from './draft-formats';
import { type Draft, useRewriteDraft } from './drafts.queries';

/** Why a draft could not be written, and the way to try again. */
export function FailedDraft({ draft }: { draft: Draft }) {
  return (
    <Notice tone="danger">
      <Stack $gap={3} $align="start">
        <Text>
          {draft.failure ?? `The ${formatNoun(draft.format_type)} could not be written. Have it written again.`}
        </Text>
        <WriteAgain draft={draft} variant="secondary" />
      </Stack>
    </Notice>
  );
}

export function WriteAgain({ draft, variant }: { draft: Draft; variant: 'secondary' | 'ghost' }) {
  const rewrite = useRewriteDraft(draft.id);
  return (
    <Row $gap={2}>
      <Button
        variant={variant}
        size="sm"
        icon={<RefreshCw size={16} aria-hidden />}
        loading={rewrite.isPending}
        onClick={() =>
          rewrite.mutate(undefined, {
            onError: (error) =>
              notify.error('The draft could not be written again', { description: failureText(error), error }),
          })
        }
      >
        Write again
      </Button>
      <Text size="small" tone="muted">
        No further credits
      </Text>
    </Row>
  );
}
