import { Button, type Key, Tag, TagGroup, TagList as Tags } from 'react-aria-components/TagGroup';
import { styled } from 'styled-components';
import { iconButtonBox } from '../button/icon-button-box';
import { focusRing, token, X } from '../index';

interface TagItem {
  id: string;
  label: string;
}

export interface TagListProps {
  /** Names the list for screen readers. */
  label: string;
  tags: readonly TagItem[];
  disabled: boolean;
  onRemove: (ids: ReadonlySet<Key>) => void;
}

/** Tags that the pointer, Backspace or Delete removes; the arrow keys go from one to the next. */
export function TagList({ label, tags, disabled, onRemove }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <TagGroup aria-label={label} {...(disabled ? {} : { onRemove })}>
      <Line items={tags} dependencies={[disabled]}>
        {(tag: TagItem) => (
          <Chip id={tag.id} textValue={tag.label}>
            {tag.label}
            {disabled ? null : (
              <Remove slot="remove" aria-label="Remove">
                <X size={14} aria-hidden />
              </Remove>
            )}
          </Chip>
        )}
      </Line>
    </TagGroup>
  );
}

const Line = styled(Tags)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
` as typeof Tags; // styled-components forgets the type parameter

const Chip = styled(Tag)`
  display: inline-flex;
  gap: ${token.space[1]};
  align-items: center;
  max-inline-size: 100%;
  padding-inline-start: ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.full};
  background: ${token.color.raised};
  color: ${token.color.text};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;
  cursor: default;

  &:not(:has(button)) {
    padding-inline-end: ${token.space[3]};
    padding-block: ${token.space[1]};
  }

  &[data-focus-visible] {
    outline: ${focusRing};
    outline-offset: 1px;
  }
`;

const Remove = styled(Button)`
  ${iconButtonBox}
  flex-shrink: 0;
  inline-size: 32px;
  block-size: 32px;
  border-radius: ${token.radius.full};
  cursor: pointer;

  &[data-hovered] {
    color: ${token.color.danger};
  }
`;
