import { Button, ChevronDown, Row, Stack, surface, token } from '@declic/design-system';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Draft, Idea } from '../drafts.queries';
import { WriteAgain } from '../failed-draft';
import { ExportPanel } from '../files/export-panel';
import { formatScore } from '../format-score';
import { lazyPart } from '../../../lazy-part';
import { Rubric } from '../quality/rubric';
import { readUnsavedDraft } from '../unsaved-drafts';

const LazyVersions = lazyPart(
  async () => (await import('../versions/draft-versions')).DraftVersions,
  'Loading the versions',
);

export interface DraftPanelsProps {
  idea: Idea;
  draft: Draft;
  text: string;
  onEdit: () => void;
}

type PanelName = 'export' | 'versions' | 'quality';

/** What can be done with a draft. Of the parts that open below, one is open at a time. */
export function DraftPanels({ idea, draft, text, onEdit }: DraftPanelsProps) {
  const panelId = useId();
  const [open, setOpen] = useState<PanelName | null>(null);
  const isSettled = draft.status === 'ready' || draft.status === 'failed';
  const renderToggle = (name: PanelName, label: ReactNode) => (
    <Toggle
      variant="secondary"
      size="sm"
      aria-expanded={open === name}
      {...(open === name && { 'aria-controls': panelId })}
      onClick={() => setOpen(open === name ? null : name)}
    >
      {label}
      <ChevronDown size={16} aria-hidden />
    </Toggle>
  );

  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        {isSettled ? (
          <Button variant="secondary" size="sm" onClick={onEdit}>
            {readUnsavedDraft(draft.id) ? 'Go on editing' : 'Edit'}
          </Button>
        ) : null}
        {renderToggle('export', 'Copy and download')}
        {renderToggle('versions', 'Versions')}
        {draft.quality_score === null ? null : renderToggle('quality', `Quality ${formatScore(draft.quality_score)}`)}
        {draft.status === 'ready' ? <WriteAgain draft={draft} variant="ghost" /> : null}
      </Row>
      {open === null ? null : (
        <Panel id={panelId}>
          {open === 'export' ? <ExportPanel idea={idea} draft={draft} text={text} /> : null}
          {open === 'versions' ? <LazyVersions draft={draft} text={text} canRestore={isSettled} /> : null}
          {open === 'quality' ? <Rubric lines={draft.rubric} /> : null}
        </Panel>
      )}
    </Stack>
  );
}

const Toggle = styled(Button)`
  & svg {
    transition: transform ${token.motion.feedback};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Panel = styled.div`
  min-inline-size: 0;
  padding: ${token.space[4]};
  ${surface}
`;
