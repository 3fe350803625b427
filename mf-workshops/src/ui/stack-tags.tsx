import { Row, token } from '@declic/design-system';
import { styled } from 'styled-components';

const SHOWN = 3;

export interface StackTagsProps {
  stack: readonly string[];
  /** All of them, where there is room. */
  all?: boolean;
}

/** The tools of a workshop; a card shows three and says how many more there are. */
export function StackTags({ stack, all = false }: StackTagsProps) {
  if (stack.length === 0) return null;
  const shown = all ? stack : stack.slice(0, SHOWN);
  const more = stack.length - shown.length;
  return (
    <Row as="ul" role="list" $gap={2} $align="stretch" aria-label="Outils">
      {shown.map((tool) => (
        <Tag key={tool}>{tool}</Tag>
      ))}
      {more > 0 ? <Tag>+{more}</Tag> : null}
    </Row>
  );
}

const Tag = styled.li`
  padding: 1px ${token.space[2]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  color: ${token.color.textMuted};
  font-family: ${token.font.mono};
  font-size: ${token.text.caption};
  line-height: 1.7;
`;
