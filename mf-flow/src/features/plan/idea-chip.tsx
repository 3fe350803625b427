import { Check, media, token, VisuallyHidden } from '@declic/design-system';
import { GripVertical } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { useDrag } from 'react-aria/useDrag';
import { styled } from 'styled-components';
import type { Idea } from '../../idea/ideas.queries';
import { toDragItem } from './idea-transfer';

export interface IdeaChipProps {
  idea: Idea;
  /** It was moved a moment ago and takes the focus along. */
  takesFocus: boolean;
  onOpen: (idea: Idea) => void;
}

/** An idea in the plan: its title opens it, all of it can be dragged, and its grip lets the keyboard carry it. */
export const IdeaChip = memo(function IdeaChip({ idea, takesFocus, onOpen }: IdeaChipProps) {
  const grip = useRef<HTMLSpanElement>(null);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [toDragItem(idea)],
    getAllowedDropOperations: () => ['move'],
  });
  // Not a button element: Firefox does not begin to drag on one.
  const { buttonProps } = useButton(
    { ...dragButtonProps, elementType: 'span', 'aria-label': `Move ${idea.title}` },
    grip,
  );

  useEffect(() => {
    if (takesFocus) grip.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Sheet {...dragProps} $dragging={isDragging} $published={idea.status === 'published'}>
      <Grip {...buttonProps} ref={grip}>
        <GripVertical size={14} aria-hidden />
      </Grip>
      <Title type="button" title={idea.title} onClick={() => onOpen(idea)}>
        <Words>
          {idea.status === 'published' ? (
            <>
              <Check size={14} aria-hidden />
              <VisuallyHidden>Published: </VisuallyHidden>
            </>
          ) : null}
          {idea.title}
        </Words>
      </Title>
    </Sheet>
  );
});

const Sheet = styled.li<{ $dragging: boolean; $published: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: stretch;
  border: 1px solid ${({ $published }) => ($published ? token.color.success : token.color.line)};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  opacity: ${({ $dragging }) => ($dragging ? 0.5 : 1)};
  cursor: grab;
`;

const Grip = styled.span`
  display: grid;
  place-items: center;
  inline-size: 24px;
  min-block-size: 32px;
  border-radius: ${token.radius.control};
  color: ${token.color.textMuted};

  ${media.touch} {
    min-block-size: ${token.size.target};
  }
`;

const Title = styled.button`
  min-inline-size: 0;
  padding: ${token.space[1]} ${token.space[2]} ${token.space[1]} 0;
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.text};
  font: inherit;
  font-size: ${token.text.small};
  line-height: 1.35;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    color: ${token.color.accentText};
  }
`;

/* At most three lines; the dialog has the whole title. */
const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  & > svg {
    display: inline;
    margin-inline-end: ${token.space[1]};
    color: ${token.color.success};
    vertical-align: -2px;
  }
`;
