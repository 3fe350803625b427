import { token } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { styled } from 'styled-components';

const KEYS = [
  ['J', 'Next idea'],
  ['K', 'Previous idea'],
  ['A', 'Approve the idea: its drafts are written'],
  ['R', 'Reject the idea'],
  ['U', 'Undo the last decision'],
  ['?', 'Show these keys'],
] as const;

export interface KeyboardHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function KeyboardHelp({ open, onOpenChange }: KeyboardHelpProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Keyboard"
      description="They work while nothing is being typed."
    >
      <List>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: ${token.space[7]} 1fr;
    align-items: center;
  }

  & dd {
    margin: 0;
  }

  & kbd {
    display: inline-grid;
    place-items: center;
    min-inline-size: ${token.space[6]};
    min-block-size: ${token.space[6]};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    font-family: ${token.font.mono};
    font-size: ${token.text.small};
  }
`;
