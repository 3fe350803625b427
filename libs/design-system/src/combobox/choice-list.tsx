import { Button, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { styled } from 'styled-components';
import { ChevronDown, token } from '../index';
import { iconButtonBox } from '../button/icon-button-box';
import type { Choice } from './combobox';

/** The choices that fit what is typed, below the input. */
export function ChoiceList() {
  return (
    <Overlay offset={4}>
      <List<Choice> renderEmptyState={() => <Nothing>Nothing fits.</Nothing>}>
        {({ value, label }) => (
          <Item id={value} textValue={label}>
            {label}
          </Item>
        )}
      </List>
    </Overlay>
  );
}

/** Opens the list by pointer; the arrow keys open it from the input. */
export function ListButton() {
  return (
    <Opener>
      <ChevronDown size={18} aria-hidden />
    </Opener>
  );
}

const Opener = styled(Button)`
  ${iconButtonBox}
  position: absolute;
  inset-block: 1px;
  inset-inline-end: 1px;
  inline-size: calc(${token.size.target} - 2px);
  block-size: auto;
  cursor: pointer;

  &[data-disabled] {
    cursor: not-allowed;
  }
`;

const Overlay = styled(Popover)`
  inline-size: var(--trigger-width);
  overflow: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.overlay};
`;

const List = styled(ListBox)`
  padding: ${token.space[1]};
  outline: none;
` as typeof ListBox; // styled-components forgets the type parameter

const Item = styled(ListBoxItem)`
  position: relative;
  display: grid;
  align-content: center;
  min-block-size: ${token.size.target};
  padding: ${token.space[1]} ${token.space[3]};
  border-radius: ${token.radius.control};
  color: ${token.color.text};
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: ${token.color.raised};
    box-shadow: inset 0 0 0 2px ${token.color.focus};
  }

  &[data-selected] {
    padding-inline-end: ${token.space[6]};
    font-weight: ${token.weight.semibold};
  }

  &[data-selected]::after {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: ${token.space[3]};
    color: ${token.color.accentText};
    transform: translateY(-50%);
    content: '✓' / '';
  }
`;

const Nothing = styled.p`
  margin: 0;
  padding: ${token.space[3]};
  color: ${token.color.textMuted};
`;
