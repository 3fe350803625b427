import { Button, Grid, Notice, Stack, Text } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Draft } from '../drafts.queries';
import { lazyPart } from '../../../lazy-part';
import { Byline } from '../read/byline';
import { PlainSheet } from '../read/plain-sheet';
import type { DraftEditing } from './use-draft-edit';

const LazyTextComparison = lazyPart(
  async () => (await import('../versions/text-comparison')).TextComparison,
  'Comparing the texts',
);

const LazyPassageChoice = lazyPart(
  async () => (await import('./passage-choice')).PassageChoice,
  'Looking for the passages that differ',
);

export interface ChangedDraftProps {
  mine: string;
  theirs: Draft;
  isSaving: boolean;
  /** My text with passages of the other one. */
  onMix: (text: string) => void;
}

/** The draft was saved elsewhere since it was opened here: both texts, and the person decides. */
export function ChangedDraft({ mine, theirs, isSaving, onMix }: ChangedDraftProps) {
  const saved = theirs.content_md ?? '';
  return (
    <Stack $gap={4}>
      <Notice tone="warning">
        This draft was changed elsewhere since you opened it. Both texts are here; nothing of yours is lost.
      </Notice>
      <Grid $fit $min="300px">
        <FullText label="Your text" text={mine}>
          <Text size="small" tone="muted">
            Not saved yet
          </Text>
        </FullText>
        <FullText label="Saved text" text={saved}>
          <Byline engine={theirs.engine} version={theirs.version} writtenAt={theirs.written_at} />
        </FullText>
      </Grid>
      <LazyPassageChoice mine={mine} theirs={saved} isDisabled={isSaving} onMix={onMix} />
      <Stack $gap={2}>
        <Text weight="medium">From the saved text to yours</Text>
        <LazyTextComparison before={saved} after={mine} label="Changes from the saved text to yours" />
      </Stack>
    </Stack>
  );
}

export type Decision = Pick<DraftEditing, 'isSaving' | 'saveOver' | 'keepMine' | 'takeTheirs'>;

/** What the person can do about it; the main one last. */
export function ChangedDraftButtons({ isSaving, saveOver, keepMine, takeTheirs }: Decision) {
  return (
    <>
      <Button variant="secondary" onClick={takeTheirs}>
        Take over the saved text
      </Button>
      <Button variant="secondary" onClick={keepMine}>
        Go on editing mine
      </Button>
      <Button loading={isSaving} onClick={saveOver}>
        Save mine as the next version
      </Button>
    </>
  );
}

function FullText({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <Stack $gap={1}>
      <Text weight="medium">{label}</Text>
      {children}
      <Plain role="group" aria-label={label} tabIndex={0}>
        {text}
      </Plain>
    </Stack>
  );
}

const Plain = styled(PlainSheet)`
  max-block-size: 14rem;
`;
