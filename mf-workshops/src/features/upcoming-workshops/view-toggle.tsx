import { bareButton, media, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { ListView } from './use-list-view';

export interface ViewToggleProps {
  view: ListView;
  onChoose: (view: ListView) => void;
}

const views: readonly { view: ListView; label: string }[] = [
  { view: 'grille', label: 'Grille' },
  { view: 'liste', label: 'Liste' },
];

export function ViewToggle({ view: current, onChoose }: ViewToggleProps) {
  return (
    <Group role="group" aria-label="Affichage">
      {views.map(({ view, label }) => (
        <Choice key={view} type="button" aria-pressed={view === current} onClick={() => onChoose(view)}>
          {label}
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};

  ${media.withoutScript} {
    display: none;
  }
`;

const Choice = styled.button`
  ${bareButton}
  padding-inline: ${token.space[4]};
  border-radius: ${token.radius.control};
  color: ${token.color.textMuted};
  font-weight: ${token.weight.medium};

  &[aria-pressed='true'] {
    background: ${token.color.raised};
    color: ${token.color.text};
    box-shadow: inset 0 -2px ${token.color.accent};
  }
`;
