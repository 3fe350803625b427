import { Link, media, Text, token } from '@declic/design-system';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { fill } from '../../claims';
import type { CardTexts, GridTexts } from '../../i18n/landing/landing-texts';
import { paths } from '../../paths';
import { Lead, SectionHeading } from '../../ui/display';
import { ActionCard } from './action-card';

export interface ActionGridProps {
  cards: readonly CardTexts[];
  texts: GridTexts;
  /** Only so many at first, with a way to the rest; all of them unless given. */
  first?: number | undefined;
}

/** What the actions do, each with an example that ran. */
export function ActionGrid({ cards, texts, first = cards.length }: ActionGridProps) {
  const headingId = useId();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const hidden = isWhole ? 0 : cards.length - first;

  // The button goes: the focus moves on to the first card that comes.
  const showAll = () => {
    flushSync(() => setWhole(true));
    list.current?.children[first]?.querySelector('a')?.focus();
  };

  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{texts.heading}</SectionHeading>
      <Intro>{texts.lead}</Intro>
      <Cells ref={list} role="list">
        {cards.slice(0, cards.length - hidden).map((card, index) => (
          <ActionCard key={card.slug} card={card} texts={texts} number={index + 1} />
        ))}
        {hidden > 0 ? (
          <WholeRow>
            <Rest type="button" onClick={showAll}>
              {fill(texts.rest ?? '', { n: hidden })}
            </Rest>
          </WholeRow>
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
    </section>
  );
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

const WholeRow = styled(Cell)`
  grid-column: 1 / -1;
`;

const Rest = styled.button`
  min-block-size: ${token.size.target};
  padding: ${token.space[3]} 0;
  border: 0;
  background: none;
  font-family: ${token.font.heading};
  font-size: ${token.text.h4};
  font-weight: ${token.weight.semibold};
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${token.color.accent};
  text-decoration-thickness: 3px;
  text-underline-offset: 0.25em;

  /* The link below the grid leads to all of them. */
  ${media.withoutScript} {
    display: none;
  }
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
