import { token } from '@declic/design-system';
import { useRef } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { css } from 'styled-components';
import { acceptsIdea, readIdeaId } from './idea-transfer';

/** A place where ideas can be dropped: by mouse, by touch and by the keyboard. */
export function useDayDrop<Place extends HTMLElement>(onDropped: (ideaId: string) => void, isDisabled = false) {
  const place = useRef<Place>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: place,
    isDisabled,
    // Empty days are not shown in the agenda of a small screen, and could not get the focus.
    getDropOperation: (types) => (place.current?.checkVisibility?.() === false ? 'cancel' : acceptsIdea(types)),
    onDrop: ({ items }) => void readIdeaId(items).then((id) => (id === undefined ? undefined : onDropped(id))),
  });
  // While something is carried by the keyboard, the focus goes from place to place.
  return { place, isDropTarget, dropProps: { ...dropProps, tabIndex: -1 } };
}

/** While something is held over the place, or the keyboard has carried it there. */
export const dropTargetStyle = css`
  &[data-target],
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
    background: ${token.color.accentSoft};
  }
`;
