import { lazyDialog } from '@declic/remote-kit';
import { token } from '@declic/design-system';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Idea } from '../../idea/ideas.queries';
import { formatShare } from '../../idea/format-share';

/** Its positioning code is loaded when the first one opens. */
const NoveltyPopover = lazyDialog(async () => (await import('./novelty-popover')).NoveltyPopover);

/** The novelty of an idea, which explains itself when pressed. */
export function NoveltyButton({ idea }: { idea: Idea }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Figure
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        Novelty <strong>{formatShare(idea.novelty_score)}</strong>
      </Figure>
      {isOpen ? <NoveltyPopover anchor={button} idea={idea} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const Figure = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  background: none;
  color: ${token.color.textMuted};
  font: inherit;
  text-decoration: underline dotted;
  text-underline-offset: 4px;
  cursor: pointer;

  & > strong {
    color: ${token.color.text};
    font-weight: ${token.weight.medium};
    font-variant-numeric: tabular-nums;
  }

  /* A hit target of 44 px. */
  &::after {
    position: absolute;
    inset-block: -10px;
    inset-inline: -4px;
    content: '';
  }
`;
