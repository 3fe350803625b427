import { styled } from 'styled-components';
import { token } from '../tokens';
import { Stack } from '../layout/stack';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Check, X } from '../icons';

interface ChecklistItem {
  label: string;
  met: boolean;
}

export interface ChecklistProps {
  items: readonly ChecklistItem[];
  /** Names the list for screen readers. */
  label: string;
  metLabel?: string | undefined;
  unmetLabel?: string | undefined;
  id?: string | undefined;
}

/** Rules, each met or not yet: a colour, an icon, and words for those who see neither. */
export function Checklist({ items, label, metLabel = 'met', unmetLabel = 'not met', id }: ChecklistProps) {
  return (
    <Stack as="ul" role="list" $gap={1} aria-label={label} id={id}>
      {items.map(({ label: rule, met }) => (
        <Item key={rule} $met={met}>
          {met ? <Check size={16} strokeWidth={2.5} aria-hidden /> : <X size={16} strokeWidth={2.5} aria-hidden />}
          <span>
            {rule}
            <VisuallyHidden>, {met ? metLabel : unmetLabel}</VisuallyHidden>
          </span>
        </Item>
      ))}
    </Stack>
  );
}

const Item = styled.li<{ $met: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space[2]};
  align-items: center;
  color: ${({ $met }) => ($met ? token.color.success : token.color.danger)};
  font-size: ${token.text.small};
  transition: color ${token.motion.feedback};
`;
