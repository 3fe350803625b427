import { Heading, media, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { HeadedSection } from '../../ui/headed-section';
import { TangleDrawing } from '../../ui/drawings/tangle-drawing';

export interface PainPointsProps {
  heading: string;
  items: readonly { readonly title: string; readonly text: string }[];
}

/** What the present way costs, beside a picture of it. */
export function PainPoints({ heading, items }: PainPointsProps) {
  return (
    <HeadedSection variant="inverted" heading={heading}>
      <Sides>
        <Tangle />
        <Items role="list">
          {items.map(({ title, text }) => (
            <li key={title}>
              <Heading level={3} size="h3">
                {title}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </Items>
      </Sides>
    </HeadedSection>
  );
}

const Sides = styled.div`
  display: grid;
  gap: ${token.space[7]};
  margin-block-start: ${token.space[7]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${token.space[9]};
  }
`;

const Tangle = styled(TangleDrawing)`
  --ground: ${token.color.text};
  inline-size: 100%;

  ${media.desktop} {
    position: sticky;
    inset-block-start: 120px;
    align-self: start;
  }
`;

const Items = styled.ul`
  display: grid;
  gap: ${token.space[7]};

  & p {
    max-inline-size: 44ch;
    margin-block-start: ${token.space[2]};
    font-size: ${token.text.lead};
  }
`;
