import { Link, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { fill } from '../../claims';
import type { CardTexts, GridTexts } from '../../i18n/landing/landing-texts';
import { paths } from '../../paths';
import { Lead } from '../../ui/display';
import { HeadedSection } from '../../ui/headed-section';
import { ActionCard } from './action-card';

export interface ActionGridProps {
  cards: readonly CardTexts[];
  texts: GridTexts;
  /** Only so many at first, with a way to the rest; all of them unless given. */
  first?: number | undefined;
}

/** What the actions do, each with an example that ran. */
export function ActionGrid({ cards, texts, first = cards.length }: ActionGridProps) {
  return (
    <HeadedSection heading={texts.heading}>
      <Intro>{texts.lead}</Intro>
      <Cells role="list">
        <Cards cards={cards.slice(0, first)} texts={texts} from={1} />
        {first < cards.length ? (
          <Rest>
            {/* Opens before JavaScript has loaded, and without it. */}
            <details>
              <Summary>{fill(texts.rest ?? '', { n: cards.length - first })}</Summary>
              <Cells role="list">
                <Cards cards={cards.slice(first)} texts={texts} from={first + 1} />
              </Cells>
            </details>
          </Rest>
        ) : null}
        {texts.others === undefined ? null : (
          <Cell>
            <Text tone="muted">{texts.more}</Text>
            <Others>{texts.others}</Others>
          </Cell>
        )}
      </Cells>
      <All variant="strong" href={paths.allActionDocs()} target="_self">
        {texts.all}
      </All>
    </HeadedSection>
  );
}

/** Cards that are numbered from a place in the whole list. */
function Cards({ cards, texts, from }: Pick<ActionGridProps, 'cards' | 'texts'> & { from: number }) {
  return cards.map((card, index) => <ActionCard key={card.slug} card={card} texts={texts} number={from + index} />);
}

const Intro = styled(Lead)`
  margin-block: ${token.space[4]} ${token.space[7]};
`;

/* The lines between the cells are the gaps through which the ground is seen. */
const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr));
  border: 0 solid ${token.color.line};
  border-width: 1px 0 0 1px;

  & > li {
    min-inline-size: 0;
    padding: ${token.space[5]};
    border: 0 solid ${token.color.line};
    border-width: 0 1px 1px 0;
  }
`;

const Cell = styled.li`
  display: grid;
  align-content: center;
`;

/* The list inside reaches the edges of the cell: negative margins lay its border upon that of the grid. */
const Rest = styled.li`
  grid-column: 1 / -1;

  & > details > ul {
    margin: ${token.space[5]} calc(-1 * ${token.space[5]} - 1px) calc(-1 * ${token.space[5]} - 1px)
      calc(-1 * ${token.space[5]});
    border-inline-start-width: 0;
  }
`;

const Summary = styled.summary`
  min-block-size: ${token.size.target};
  padding: ${token.space[3]} 0;
  cursor: pointer;
  font-family: ${token.font.heading};
  font-size: ${token.text.h4};
  font-weight: ${token.weight.semibold};
  text-decoration: underline;
  text-decoration-color: ${token.color.accent};
  text-decoration-thickness: 3px;
  text-underline-offset: 0.25em;
`;

const Others = styled.p`
  color: ${token.color.accentText};
  font-family: ${token.font.heading};
  font-size: ${token.text.h3};
  font-weight: ${token.weight.semibold};
  letter-spacing: -0.03em;
  line-height: 1.1;
`;

const All = styled(Link)`
  margin-block-start: ${token.space[5]};
`;
