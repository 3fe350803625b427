import { type FoundColour, formatLabel, formatPath } from '@declic/action-results';
import { contrast, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { PlainList } from '../../records/plain-list';
import { CopyValue } from '../copy-value';

/** The colours of an answer as swatches, with their contrast. */
export function ColoursView({ colours }: { colours: readonly FoundColour[] }) {
  return (
    <List aria-label="Colours">
      {colours.map((colour) => (
        <Swatch key={formatPath(colour.path)} colour={colour} />
      ))}
    </List>
  );
}

function Swatch({ colour: { hex, on, label } }: { colour: FoundColour }) {
  return (
    <Item>
      <Sample viewBox="0 0 48 48" aria-hidden>
        <rect width="48" height="48" fill={on ?? hex} />
        {on === null ? null : (
          <text x="24" y="32" textAnchor="middle" fontSize="22" fontWeight="600" fill={hex}>
            Aa
          </text>
        )}
      </Sample>
      <Words>
        <Text as="span" weight="medium">
          {formatLabel(label)}
        </Text>
        <Text as="span" size="small" tone="muted">
          <code>{hex}</code> {describeContrast(hex, on)}
        </Text>
      </Words>
      <CopyValue value={hex} subject={hex} />
    </Item>
  );
}

/** By WCAG 2: 4.5 for text, 3 for large text. */
function describeContrast(hex: string, on: string | null): string {
  if (on === null) {
    const [white, black] = [contrast(hex, '#ffffff'), contrast(hex, '#000000')];
    return `${white.toFixed(1)}:1 to white, ${black.toFixed(1)}:1 to black`;
  }
  const ratio = contrast(hex, on);
  const verdict = ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'AA for large text only' : 'too low for text';
  return `on ${on}, ${ratio.toFixed(1)}:1, ${verdict}`;
}

const List = styled(PlainList)`
  display: grid;
  gap: ${token.space[2]};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: ${token.space[3]};
  align-items: center;
`;

const Sample = styled.svg`
  inline-size: 48px;
  block-size: 48px;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
`;

const Words = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`;
